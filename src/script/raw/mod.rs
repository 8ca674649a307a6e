//! The only unsafe code: the slot that holds the game during a call, the interrupt that meters scripts, and the
//! variables that a function holds from around it, and stepping. Everything it exports is safe to call.
#![allow(unsafe_code)]

mod step;

use std::cell::Cell;
use std::ffi::{CStr, c_int};
use std::ptr::NonNull;
use std::time::{Duration, Instant};

use mlua::ffi;
use mlua::{Function, Lua, MultiValue, Thread};

use crate::game::{Chooser, Table};

pub(super) use step::{Call, Stepping, Stop, install_steps};

/// What a call can reach of the game.
#[derive(Clone, Copy)]
struct Frame {
    table: NonNull<Table>,
    chooser: Option<NonNull<dyn Chooser>>,
}

/// Holds the game for the duration of a call, and nothing between calls. Calls within calls stack.
#[derive(Default)]
pub(super) struct Slot {
    frame: Cell<Option<Frame>>,
}

/// Puts back what the slot held before, also when unwinding.
struct Restore<'a> {
    slot: &'a Slot,
    before: Option<Frame>,
}

impl Drop for Restore<'_> {
    fn drop(&mut self) {
        self.slot.frame.set(self.before);
    }
}

impl Slot {
    /// Runs something with the game in the slot.
    pub(super) fn enter<R>(&self, table: &mut Table, chooser: Option<&mut dyn Chooser>, run: impl FnOnce() -> R) -> R {
        let chooser = chooser.map(|chooser| {
            let pointer: NonNull<dyn Chooser + '_> = NonNull::from(chooser);
            // SAFETY: only the lifetime changes. The pointer leaves the slot with `_restore` before this function
            // returns, while the borrow that it came from is still held.
            unsafe { std::mem::transmute::<NonNull<dyn Chooser + '_>, NonNull<dyn Chooser + 'static>>(pointer) }
        });
        let frame = Frame { table: NonNull::from(table), chooser };
        let _restore = Restore { slot: self, before: self.frame.replace(Some(frame)) };
        run()
    }

    /// Lends out the game in the slot; `None` if there is none, or if it is lent out already.
    pub(super) fn with<R>(&self, run: impl FnOnce(&mut Table, Option<&mut dyn Chooser>) -> R) -> Option<R> {
        let mut frame = self.frame.take()?;
        let _restore = Restore { slot: self, before: Some(frame) };
        // SAFETY: `enter` put the pointers in from exclusive borrows that it still holds, and nothing else uses what
        // they point to while it runs. They are taken out of the slot here until `run` is over, so that no second
        // reference can be made of them; a nested `enter` brings pointers derived from the references lent out here
        // and has taken them away again by then.
        let (table, chooser) = unsafe { (frame.table.as_mut(), frame.chooser.as_mut().map(|found| found.as_mut())) };
        Some(run(table, chooser))
    }
}

/// A limit that a script ran into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Limit {
    Fuel,
    Time,
    Memory,
}

/// What the call in progress on this thread may still use up. A limit once hit stays hit until the outermost call ends.
struct Meter {
    running: Cell<bool>,
    fuel: Cell<u32>,
    time: Cell<Duration>,
    started: Cell<Option<Instant>>,
    hit: Cell<Option<Limit>>,
}

thread_local! {
    static METER: Meter = const {
        Meter {
            running: Cell::new(false),
            fuel: Cell::new(0),
            time: Cell::new(Duration::ZERO),
            started: Cell::new(None),
            hit: Cell::new(None),
        }
    };
}

/// Meters a call; those within it use up the same fuel.
pub(super) struct Metered {
    outermost: bool,
}

impl Metered {
    pub(super) fn start(fuel: u32, time: Duration) -> Metered {
        METER.with(|meter| {
            let outermost = !meter.running.replace(true);
            if outermost {
                meter.fuel.set(fuel);
                meter.time.set(time);
                meter.started.set(None);
                meter.hit.set(None);
            }
            Metered { outermost }
        })
    }
}

impl Drop for Metered {
    fn drop(&mut self) {
        if self.outermost {
            METER.with(|meter| {
                meter.running.set(false);
                meter.hit.set(None);
            });
        }
    }
}

/// A meter of its own for something done in the middle of a call, which goes on afterwards as if nothing had been.
pub(super) struct Aside {
    running: bool,
    fuel: u32,
    time: Duration,
    started: Option<Instant>,
    hit: Option<Limit>,
}

impl Aside {
    pub(super) fn start(fuel: u32, time: Duration) -> Aside {
        METER.with(|meter| Aside {
            running: meter.running.replace(true),
            fuel: meter.fuel.replace(fuel),
            time: meter.time.replace(time),
            started: meter.started.replace(None),
            hit: meter.hit.replace(None),
        })
    }
}

impl Drop for Aside {
    fn drop(&mut self) {
        METER.with(|meter| {
            meter.running.set(self.running);
            meter.fuel.set(self.fuel);
            meter.time.set(self.time);
            meter.started.set(self.started);
            meter.hit.set(self.hit);
        });
    }
}

/// The limit that the call in progress has run into.
pub(super) fn limit_hit() -> Option<Limit> {
    METER.with(|meter| meter.hit.get())
}

/// Marks a limit as hit.
pub(super) fn hit(limit: Limit) {
    METER.with(|meter| {
        if meter.running.get() && meter.hit.get().is_none() {
            meter.hit.set(Some(limit));
        }
    });
}

impl Meter {
    /// One safepoint more.
    fn tick(&self) -> Option<Limit> {
        if !self.running.get() {
            return None;
        }
        if self.hit.get().is_none() {
            let left = self.fuel.get();
            if left == 0 {
                self.hit.set(Some(Limit::Fuel));
            } else {
                self.fuel.set(left - 1);
                // Looking at the clock costs more than a safepoint.
                if left.is_multiple_of(64) {
                    match self.started.get() {
                        None => self.started.set(Some(Instant::now())),
                        Some(started) if started.elapsed() > self.time.get() => self.hit.set(Some(Limit::Time)),
                        Some(_) => {}
                    }
                }
            }
        }
        self.hit.get()
    }
}

/// Called by the interpreter at every safepoint: loops, calls, pattern matching.
unsafe extern "C-unwind" fn interrupt(state: *mut ffi::lua_State, gc: c_int) {
    // The collector calls it too (with its stage, from 0), where raising is forbidden.
    if gc >= 0 || METER.with(Meter::tick).is_none() {
        return;
    }
    // SAFETY: the interpreter allows an interrupt with a negative stage to raise; the stack has room for a string at
    // a safepoint, checked all the same; nothing on this Rust frame needs dropping when the error unwinds it.
    unsafe {
        if ffi::lua_checkstack(state, 1) != 0 {
            ffi::lua_pushlstring(state, STOPPED.as_ptr().cast(), STOPPED.len());
        }
        ffi::lua_error(state)
    }
}

/// The error that a limit raises; the host replaces it by words that say which.
pub(super) const STOPPED: &str = "stopped at a limit";

/// Has every script of this interpreter metered.
pub(super) fn install_meter(lua: &Lua) -> mlua::Result<()> {
    // SAFETY: the callbacks belong to the live interpreter that `state` is of; only the interrupt is set, which this
    // program sets nowhere else.
    unsafe { lua.exec_raw::<()>((), |state| (*ffi::lua_callbacks(state)).interrupt = Some(interrupt)) }
}

/// The values of the variables from around it that a function uses.
pub(super) fn upvalues(lua: &Lua, function: &Function) -> mlua::Result<MultiValue> {
    // SAFETY: the function is at the bottom of a fresh frame; every turn of the loop makes room before it pushes one
    // value; the function is removed at the end, so that the values are all that is left.
    unsafe {
        lua.exec_raw(function, |state| {
            let mut at = 1;
            while ffi::lua_checkstack(state, 2) != 0 && !ffi::lua_getupvalue(state, 1, at).is_null() {
                at += 1;
            }
            ffi::lua_remove(state, 1);
        })
    }
}

/// Sets one of the variables from around it that a function uses, counted from 1.
pub(super) fn set_upvalue(lua: &Lua, function: &Function, at: usize, value: mlua::Value) -> mlua::Result<()> {
    // SAFETY: function and value are the two values of a fresh frame; a number past the last variable is refused by
    // the call, which leaves the value for `lua_settop` to clear.
    unsafe {
        lua.exec_raw((function, value), |state| {
            ffi::lua_setupvalue(state, 1, at as c_int);
            ffi::lua_settop(state, 0);
        })
    }
}

/// The calls in which a thread failed, innermost first, in the form of a traceback. The interpreter makes none itself
/// when it is out of memory.
pub(super) fn calls(thread: &Thread) -> String {
    let mut text = String::new();
    for level in 0..64 {
        // SAFETY: the thread is alive as long as its handle. `lua_getinfo` by level only reads the calls of the thread
        // into `call`, for which zeros are valid; the texts that it points to are the interpreter's, ended by a zero,
        // and are copied before anything else runs.
        unsafe {
            let mut call: ffi::lua_Debug = std::mem::zeroed();
            if ffi::lua_getinfo(thread.state(), level, c"sln".as_ptr(), &mut call) == 0 {
                break;
            }
            if call.currentline > 0 && !call.short_src.is_null() {
                let file = CStr::from_ptr(call.short_src).to_string_lossy();
                let name = if call.name.is_null() { "".into() } else { CStr::from_ptr(call.name).to_string_lossy() };
                text.push_str(&format!("{file}:{}: in function '{name}'\n", call.currentline));
            }
        }
    }
    text
}
