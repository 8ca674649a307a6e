//! Polygonarc Lab: a scriptable rules sandbox and variant editor for the board game Polygonarc.
//!
//! In reading order: [`board`] (squares, sets, encirclement), [`game`] (rules, events, decisions), [`content`] and
//! [`diag`] (files to checked variants, faults with excerpts), [`script`] (cards in Lua), [`record`] (records and
//! traces of games), [`debug`] (the line of play as a tree, and walking through it), [`render`] (boards and events as
//! text), [`messages`] (what the prompt says, in its languages), [`sim`] (bots, many games), [`lab`] (content compared, mutated, fuzzed), [`repl`] (the prompt), [`dap`] (the
//! debugger in an editor), [`cli`] (the command line).
#![deny(unsafe_code)]

pub mod board;
pub mod cli;
pub mod content;
pub mod dap;
pub mod debug;
pub mod diag;
pub mod edit;
pub mod game;
pub mod lab;
pub mod messages;
pub mod record;
pub mod render;
pub mod repl;
pub mod script;
pub mod sim;
