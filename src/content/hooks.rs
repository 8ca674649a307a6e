//! `[on.…]`: what a laid card answers, from TOML to the core's [`Hooks`].

use crate::diag::{Diagnostic, did_you_mean};
use crate::game::{Answer, DrawHook, Expr, Hook, HookName, Hooks, Kind, Type};

use super::expr::Maybe;
use super::fields::{Fields, list, word};
use super::scope::Scope;
use super::tree::Node;

const MANY: i64 = 1000;

impl Scope<'_> {
    /// The table `on`.
    pub fn hooks(&mut self, node: &Node) -> Hooks {
        let mut hooks = Hooks::default();
        if Fields::of(node, "`on`", self.report).is_none() {
            return hooks;
        }
        for (key, node) in node.pairs() {
            let name = HookName::ALL.into_iter().find(|hook| hook.name() == key.name);
            match name {
                Some(which) => {
                    let hook = self.hook(node, which);
                    *slot(&mut hooks, which) = hook;
                }
                None if key.name == "draw" => hooks.draw = self.draw_hook(node),
                None => {
                    let names: Vec<&str> = HookName::ALL.iter().map(|hook| hook.name()).chain(["draw"]).collect();
                    let hint = did_you_mean(&key.name, names.iter().copied());
                    self.push(
                        Diagnostic::error("unknown-name", key.span.clone(), format!("unknown hook `{}`", key.name))
                            .label("no such hook")
                            .help(hint.unwrap_or_else(|| format!("the hooks are {}", list(&names)))),
                    );
                }
            }
        }
        hooks
    }

    fn hook(&mut self, node: &Node, which: HookName) -> Option<Hook> {
        let mut fields = Fields::of(node, hook_what(which), self.report)?;
        let stays = self.stays(&mut fields);
        self.piece(stays, |scope| scope.hook_fields(fields, which))
    }

    fn hook_fields(&mut self, mut fields: Fields<'_>, which: HookName) -> Option<Hook> {
        let mut hook = Hook { lasts: 1, also_times: 1, ..Hook::default() };
        let mut answer = Answer::default();
        if let Some(node) = fields.take("lasts") {
            hook.lasts = self.number(node, "`lasts`", 0, MANY)?;
        }
        let fields_of = &mut fields;
        match which {
            HookName::TurnStart => answer.skip = self.flag_at(fields_of, "skip")?,
            HookName::Roll => {
                if let Some(node) = fields_of.take("face") {
                    let face = self.settle(node)?;
                    hook.on_moves = Some(word(self.report, &face, "`face`", &["moves", "draws"])? == "moves");
                }
                answer.times = self.number_at(fields_of, "times", 0, 20)?.unwrap_or(answer.times);
                answer.no_move = self.flag_at(fields_of, "no_move")?;
            }
            HookName::Moving => {
                answer.add = self.number_at(fields_of, "add", -MANY, MANY)?.unwrap_or(answer.add);
                answer.at_most = self.number_at(fields_of, "at_most", 0, MANY)?;
                hook.enter = self.squares_at(fields_of, "enter")?;
                hook.also_enter = self.squares_at(fields_of, "also_enter")?;
                hook.also_times = self.number_at(fields_of, "also_times", 0, 255)?.unwrap_or(1) as u8;
                hook.end_on = self.squares_at(fields_of, "end_on")?;
            }
            HookName::Targeted => {
                if let Some(node) = fields_of.need("against", self.report) {
                    for (_, text) in self.texts(node, "`against`")? {
                        hook.against.push(self.word(&text));
                    }
                }
                answer.cancel = self.flag_at(fields_of, "cancel")?;
            }
            HookName::KnockedOut => answer.points = self.number_at(fields_of, "points", 0, 20)?.unwrap_or(1),
            HookName::TurnEnd => answer.extra_turn = self.flag_at(fields_of, "extra_turn")?,
        }
        if let Some(node) = fields.take("if") {
            hook.tests = self.tests(node, "`if`")?;
        }
        if let Some(node) = fields.take("effect") {
            hook.steps = self.steps(node, "`effect`")?;
        }
        fields.finish(self.report);
        hook.answer = answer;
        Some(hook)
    }

    fn draw_hook(&mut self, node: &Node) -> Option<DrawHook> {
        let mut fields = Fields::of(node, "the hook `draw`", self.report)?;
        let stays = self.stays(&mut fields);
        self.piece(stays, |scope| {
            let mut hook = DrawHook::default();
            if let Some(node) = fields.need("whose", scope.report) {
                let whose = scope.settle(node)?;
                hook.opponents = word(scope.report, &whose, "`whose`", &["own", "opponents"])? == "opponents";
            }
            if let Some(node) = fields.take("kinds") {
                for (node, _) in scope.texts(node, "`kinds`")? {
                    let node = scope.settle(&node)?;
                    let kind = word(scope.report, &node, "`kinds`", &["bonus", "penalty"])?;
                    hook.kinds.push(if kind == "bonus" { Kind::Bonus } else { Kind::Penalty });
                }
            }
            if let Some(node) = fields.take("divert") {
                let text = scope.text(node, "`divert`")?;
                hook.divert = Some(scope.word(&text));
            }
            hook.again = scope.flag_at(&mut fields, "again")?;
            hook.laid_uses_up = scope.flag_at(&mut fields, "laid_uses_up")?;
            fields.finish(scope.report);
            Some(hook)
        })
    }

    fn flag_at(&mut self, fields: &mut Fields<'_>, name: &'static str) -> Option<bool> {
        fields.take(name).map_or(Some(false), |node| self.flag(node, &format!("`{name}`")))
    }

    fn number_at(&mut self, fields: &mut Fields<'_>, name: &'static str, least: i64, most: i64) -> Option<Option<i64>> {
        match fields.take(name) {
            Some(node) => self.number(node, &format!("`{name}`"), least, most).map(Some),
            None => Some(None),
        }
    }

    fn squares_at(&mut self, fields: &mut Fields<'_>, name: &'static str) -> Option<Option<Expr>> {
        let Some(node) = fields.take(name) else { return Some(None) };
        Some(match self.maybe(node, Some(Type::Squares))? {
            Maybe::Is(expr) => Some(expr),
            Maybe::LeftOut => None,
        })
    }
}

fn slot(hooks: &mut Hooks, which: HookName) -> &mut Option<Hook> {
    match which {
        HookName::TurnStart => &mut hooks.turn_start,
        HookName::Roll => &mut hooks.roll,
        HookName::Moving => &mut hooks.moving,
        HookName::Targeted => &mut hooks.targeted,
        HookName::KnockedOut => &mut hooks.knocked_out,
        HookName::TurnEnd => &mut hooks.turn_end,
    }
}

fn hook_what(which: HookName) -> &'static str {
    match which {
        HookName::TurnStart => "the hook `turn_start`",
        HookName::Roll => "the hook `roll`",
        HookName::Moving => "the hook `move`",
        HookName::Targeted => "the hook `targeted`",
        HookName::KnockedOut => "the hook `knocked_out`",
        HookName::TurnEnd => "the hook `turn_end`",
    }
}
