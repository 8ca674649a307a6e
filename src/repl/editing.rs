//! Changing the loaded variant at the prompt: the file's draft in memory, what takes effect at once, saving.

use std::rc::Rc;

use crate::content::{Draft, Known, Loaded, Position, edit, position_text, variant_file};
use crate::game::Setup;
use crate::messages::{Said, msg};
use crate::record::Header;

use super::line::Line;
use super::session::{CommandError, Session};

/// The variant's file as it is being changed.
#[derive(Clone)]
pub struct Editing {
    draft: Draft,
    /// Its id, which a built-in variant's changes get when they are saved.
    id: String,
    /// The file is the user's own; else a new one that extends a built-in variant.
    own: bool,
    saved: bool,
}

impl Session {
    /// The draft of the loaded variant: its own file's, or a new one's that extends it.
    fn draft(&self) -> Result<Editing, CommandError> {
        if let Some(editing) = &self.editing {
            return Ok(editing.clone());
        }
        let id = self.loaded.variant.id.clone();
        if let Some(text) = self.services.own(&variant_file(&id)) {
            let draft = Draft::parse(&text).map_err(|error| format!("{}: {error}", variant_file(&id)))?;
            return Ok(Editing { draft, id, own: true, saved: true });
        }
        let mine = format!("{id}-mine");
        Ok(Editing { draft: Draft::fresh(&mine, &[&id]), id: mine, own: false, saved: true })
    }

    /// Carries out an edit of the loaded variant. What can take effect in the game under way does.
    pub(super) fn edit_variant(&mut self, words: &[&str]) -> Result<(), CommandError> {
        let mut editing = self.draft()?;
        let ids = self.services.variants();
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let known = Known { variant: &self.loaded.variant, variants: &ids };
        let said = edit(&mut editing.draft, words, &known)?;
        editing.saved = false;
        self.say(said);
        match self.services.load_as(&editing.id, &editing.draft.text()) {
            Ok(loaded) => self.take_up(loaded),
            Err(report) => {
                // Unfinished: the game goes on with the variant as it was.
                self.say(format!("{report}\n{}", self.text(&msg!("variant-kept-all-the-same"))));
            }
        }
        self.editing = Some(editing);
        Ok(())
    }

    /// Goes on with a changed variant: in the game under way if its position is one of the variant's too, else from the
    /// next game on.
    fn take_up(&mut self, loaded: Loaded) {
        self.loaded = loaded;
        let Some(line) = &self.line else { return };
        // Where all that was played comes out as before, all of it stays.
        if let Ok((mut fresh, beside)) = self.replayed(&line.record().record())
            && beside.differs.is_none()
            && beside.stuck.is_none()
        {
            let gone = fresh.take_over(self.line.take());
            gone.into_iter().for_each(|text| self.say(text));
            self.line = Some(fresh);
            self.shown = None;
            self.say(msg!("variant-in-effect-whole"));
            return;
        }
        let resumed = self.resumed(line);
        match resumed {
            Ok(line) => {
                self.line = Some(line);
                self.shown = None;
                self.say(msg!("variant-in-effect"));
            }
            Err(why) => self.say(msg!("variant-in-effect-later", why = why)),
        }
    }

    /// The game under way, by the loaded variant.
    fn resumed(&self, line: &Line) -> Result<Line, Said> {
        let before = line.setup();
        let variant = self.loaded.variant.clone();
        let setup = Setup::new(variant, before.players).map_err(|error| error.to_string())?.begun_by(before.first);
        let setup = Rc::new(setup);
        if line.game.outcome().is_some() {
            return Err(msg!("variant-this-is-over").into());
        }
        if before.variant.knobs.towers_reserve != setup.variant.knobs.towers_reserve {
            return Err(msg!("variant-towers-given").into());
        }
        let text = position_text(before, line.game.state());
        let checked = Position::parse("the game", &text).and_then(|position| position.check(&setup));
        let state = checked.map_err(|report| {
            let first = report.diagnostics().first().map(|fault| fault.message.clone());
            first.map_or_else(|| msg!("variant-this-cannot").into(), Said::from)
        })?;
        let header = Header { seed: state.seed, ..Header::new(&setup, 0) }.from_position(&text);
        let host = self.services.host(&self.loaded.variant);
        let mut resumed = Line::new(setup, host, Some(state), header).map_err(|error| error.to_string())?;
        for player in line.players() {
            resumed.seat(player, line.bot(player).cloned());
        }
        Ok(resumed)
    }

    /// Saves the draft in the content folder; a built-in variant's changes under a name of their own.
    pub(super) fn save_variant(&mut self, name: &str) -> Result<(), CommandError> {
        let Some(mut editing) = self.editing.clone() else {
            return Err(msg!("variant-nothing-changed").into());
        };
        if !name.is_empty() && name != editing.id {
            if self.services.variants().iter().any(|id| id == name) {
                return Err(msg!("variant-there-already", name = name).into());
            }
            let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-_".contains(letter);
            if !name.chars().all(fits) {
                return Err(msg!("variant-no-id", name = name).into());
            }
            editing.draft.rename(name);
            editing.id = name.to_owned();
        }
        let at = self.services.keep(&variant_file(&editing.id), &editing.draft.text())?;
        editing.own = true;
        editing.saved = true;
        self.say(msg!("variant-saved", id = &editing.id, file = at));
        if let Ok(loaded) = self.services.load(&editing.id) {
            self.loaded = loaded;
        }
        self.editing = Some(editing);
        Ok(())
    }

    /// Forgets the draft and goes back to the variant that it began with; the id of that.
    pub(super) fn drop_draft(&mut self) -> Result<String, CommandError> {
        let Some(editing) = &self.editing else { return Err(msg!("variant-nothing-is-changed").into()) };
        let id = match editing.own {
            true => editing.id.clone(),
            false => editing.draft.parents().first().cloned().unwrap_or_default(),
        };
        let loaded = self.services.load(&id)?;
        self.editing = None;
        self.take_up(loaded);
        Ok(id)
    }

    /// What the draft's file holds, if anything is changed.
    pub(super) fn draft_text(&self) -> Option<String> {
        self.editing.as_ref().map(|editing| editing.draft.text())
    }

    /// Whether there are changes that aren't saved; the id that they would be saved under.
    pub(super) fn unsaved(&self) -> Option<&str> {
        self.editing.as_ref().filter(|editing| !editing.saved).map(|editing| editing.id.as_str())
    }
}
