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
        let hook = self.piece(stays, |scope| scope.hook_fields(fields, which))?;
        Some(Hook { origin: node.origin(), ..hook })
    }

    fn hook_fields(&mut self, mut all: Fields<'_>, which: HookName) -> Option<Hook> {
        let fields = &mut all;
        let mut hook = Hook { also_times: 1, ..Hook::default() };
        let mut answer = Answer::default();
        hook.lasts = self.number_at(fields, "lasts", 0, MANY).unwrap_or(1);
        match which {
            HookName::TurnStart => answer.skip = self.flag_at(fields, "skip"),
            HookName::Roll => {
                let face = fields.take("face").and_then(|node| self.one_of(node, "`face`", &["moves", "draws"]));
                hook.on_moves = face.map(|face| face == "moves");
                answer.times = self.number_at(fields, "times", 0, 20).unwrap_or(answer.times);
                answer.no_move = self.flag_at(fields, "no_move");
            }
            HookName::Moving => {
                answer.add = self.number_at(fields, "add", -MANY, MANY).unwrap_or(answer.add);
                answer.at_most = self.number_at(fields, "at_most", 0, MANY);
                hook.enter = self.squares_at(fields, "enter");
                hook.also_enter = self.squares_at(fields, "also_enter");
                hook.also_times = self.number_at(fields, "also_times", 0, 255).unwrap_or(1) as u8;
                hook.end_on = self.squares_at(fields, "end_on");
            }
            HookName::Targeted => {
                let against = fields.need("against", self.report).and_then(|node| self.texts(node, "`against`"));
                hook.against = against.unwrap_or_default().iter().map(|(_, text)| self.word(text)).collect();
                answer.cancel = self.flag_at(fields, "cancel");
            }
            HookName::KnockedOut => answer.points = self.number_at(fields, "points", 0, 20).unwrap_or(answer.points),
            HookName::TurnEnd => answer.extra_turn = self.flag_at(fields, "extra_turn"),
        }
        hook.tests = fields.take("if").and_then(|node| self.tests(node, "`if`")).unwrap_or_default();
        hook.steps = fields.take("effect").and_then(|node| self.steps(node, "`effect`")).unwrap_or_default();
        all.finish(self.report);
        hook.answer = answer;
        Some(hook)
    }

    fn draw_hook(&mut self, node: &Node) -> Option<DrawHook> {
        let mut fields = Fields::of(node, "the hook `draw`", self.report)?;
        let stays = self.stays(&mut fields);
        self.piece(stays, |scope| {
            let mut hook = DrawHook::default();
            let whose = fields.need("whose", scope.report);
            let whose = whose.and_then(|node| scope.one_of(node, "`whose`", &["own", "opponents"]));
            hook.opponents = whose.is_some_and(|whose| whose == "opponents");
            let kinds = fields.take("kinds").and_then(|node| scope.texts(node, "`kinds`"));
            for (node, _) in kinds.unwrap_or_default() {
                let kind = scope.one_of(&node, "`kinds`", &["bonus", "penalty"]);
                hook.kinds.extend(kind.map(|kind| if kind == "bonus" { Kind::Bonus } else { Kind::Penalty }));
            }
            let divert = fields.take("divert").and_then(|node| scope.text(node, "`divert`"));
            hook.divert = divert.map(|text| scope.word(&text));
            hook.again = scope.flag_at(&mut fields, "again");
            hook.laid_uses_up = scope.flag_at(&mut fields, "laid_uses_up");
            fields.finish(scope.report);
            Some(hook)
        })
    }

    fn flag_at(&mut self, fields: &mut Fields<'_>, name: &'static str) -> bool {
        fields.take(name).and_then(|node| self.flag(node, &format!("`{name}`"))).unwrap_or_default()
    }

    fn number_at(&mut self, fields: &mut Fields<'_>, name: &'static str, least: i64, most: i64) -> Option<i64> {
        fields.take(name).and_then(|node| self.number(node, &format!("`{name}`"), least, most))
    }

    fn squares_at(&mut self, fields: &mut Fields<'_>, name: &'static str) -> Option<Expr> {
        match self.maybe(fields.take(name)?, Some(Type::Squares))? {
            Maybe::Is(expr) => Some(expr),
            Maybe::LeftOut => None,
        }
    }

    fn one_of(&mut self, node: &Node, what: &str, words: &[&str]) -> Option<String> {
        let settled = self.settle(node)?;
        word(self.report, &settled, what, words).map(str::to_string)
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
