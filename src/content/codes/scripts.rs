//! Codes of what is found in scripts by reading them.

use super::{Code, Snippet};

pub(super) static CODES: &[Code] = &[
    Code {
        name: "lua-name",
        says: "A name in a script that nothing has.",
        why: "A name is a local variable, a function of this file, of the shared scripts or of the game, or it is nil, and \
              calling it fails in the middle of a game. It is found even where no game has come by yet.",
        wrong: Snippet::Lua("function play(me)\n  captur(free():nearest(mine(), card.params.squares))\nend\n"),
        right: Snippet::Lua("function play(me)\n  capture(free():nearest(mine(), card.params.squares))\nend\n"),
    },
    Code {
        name: "lua-arguments",
        says: "A function of the game is called with too many arguments, or without one that it needs.",
        why: "The functions take the arguments that docs/scripting.md lists, in that order; those with a usual value may be \
              left out or `nil`.",
        wrong: Snippet::Lua("function play(me)\n  capture_line(mine():nearest(starts(), card.params.squares))\nend\n"),
        right: Snippet::Lua(
            "function play(me)\n  capture_line(mine():nearest(starts(), card.params.squares), orthogonal())\nend\n",
        ),
    },
    Code {
        name: "lua-type",
        says: "A function or operator is given a value of the wrong type.",
        why: "Squares, players, towers and directions are sets of their own sorts, and numbers and words are none. Where \
              the type of a value follows from the script alone, it is checked; where it doesn't, nothing is said.",
        wrong: Snippet::Lua("function play(me)\n  capture(opponents())\n  skip_turn(me, card.params.squares)\nend\n"),
        right: Snippet::Lua(
            "function play(me)\n  capture(beside(pawns_of(opponents())):nearest(mine(), card.params.squares))\nend\n",
        ),
    },
    Code {
        name: "lua-unused",
        says: "A function in a script that nothing calls.",
        why: "The game calls `play` and the hooks by their names; any other function must be called by the script itself, \
              or stand in `scripts/lib/`. Often the name of a hook is misspelt.",
        wrong: Snippet::Lua(
            "function play(me)\n  capture(free():nearest(mine(), card.params.squares))\nend\n\nfunction spare(me)\n  return mine()\n\
             end\n",
        ),
        right: Snippet::Lua("function play(me)\n  capture(free():nearest(mine(), card.params.squares))\nend\n"),
    },
];
