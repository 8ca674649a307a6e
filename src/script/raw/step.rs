//! Stepping through the lines of scripts: the interpreter's callback before every instruction, thinned out to lines,
//! and what can be read where it stands.

use std::cell::RefCell;
use std::ffi::{CStr, c_int};
use std::marker::PhantomData;
use std::rc::Rc;

use mlua::ffi;
use mlua::{Function, Lua, Value};

/// A line about to be run. Lives for the duration of the callback.
pub(in crate::script) struct Stop<'a> {
    state: *mut ffi::lua_State,
    pub file: String,
    /// From 1.
    pub line: u32,
    pub depth: usize,
    _callback: PhantomData<&'a ()>,
}

/// A call that is going on.
pub(in crate::script) struct Call {
    /// How many calls are within it.
    pub level: c_int,
    pub file: String,
    pub line: u32,
    pub function: String,
}

type Stepper = Rc<dyn Fn(&Stop<'_>)>;

thread_local! {
    static STEPPER: RefCell<Option<Stepper>> = const { RefCell::new(None) };
    static SEEN: RefCell<Seen> = const { RefCell::new(Seen { thread: 0, lines: Vec::new() }) };
}

/// Where a thread was last: the line of every call, the outermost first. What is called from a line and comes back to
/// it doesn't begin it anew.
#[derive(Default)]
struct Seen {
    thread: usize,
    lines: Vec<c_int>,
}

impl Seen {
    /// Whether this begins a line.
    fn begins(&mut self, thread: usize, depth: usize, line: c_int) -> bool {
        if self.thread != thread {
            *self = Seen { thread, lines: Vec::new() };
        }
        self.lines.resize(depth, 0);
        let last = self.lines.last_mut();
        last.is_some_and(|last| std::mem::replace(last, line) != line)
    }
}

/// Has lines told while it lives; those told before go on afterwards.
pub(in crate::script) struct Stepping {
    before: Option<Stepper>,
    seen: Seen,
}

impl Stepping {
    pub(in crate::script) fn start(stepper: Option<Stepper>) -> Stepping {
        Stepping { before: STEPPER.with(|current| current.replace(stepper)), seen: SEEN.take() }
    }
}

impl Drop for Stepping {
    fn drop(&mut self) {
        let before = self.before.take();
        STEPPER.with(|current| current.replace(before));
        SEEN.set(std::mem::take(&mut self.seen));
    }
}

/// Called by the interpreter before every instruction.
unsafe extern "C-unwind" fn step(state: *mut ffi::lua_State, call: *mut ffi::lua_Debug) {
    let Some(stepper) = STEPPER.with(|current| current.borrow().clone()) else { return };
    // SAFETY: the interpreter hands over its own live state and a filled-in record; both are only read.
    let (line, depth) = unsafe { ((*call).currentline, ffi::lua_stackdepth(state) as usize) };
    if line <= 0 || !SEEN.with(|seen| seen.borrow_mut().begins(state as usize, depth, line)) {
        return;
    }
    let Some(Call { file, .. }) = call_at(state, 0) else { return };
    let seen = SEEN.take();
    stepper(&Stop { state, file, line: line as u32, depth, _callback: PhantomData });
    // What was run meanwhile doesn't count.
    SEEN.set(seen);
}

/// Has the interpreter step, so that [`Stepping`] can tell lines.
pub(in crate::script) fn install_steps(lua: &Lua) -> mlua::Result<()> {
    // SAFETY: the callbacks belong to the live interpreter that `state` is of; only the step is set, which this program
    // sets nowhere else. Threads made later step as the one that made them.
    unsafe {
        lua.exec_raw::<()>((), |state| {
            (*ffi::lua_callbacks(state)).debugstep = Some(step);
            ffi::lua_singlestep(state, 1);
        })
    }
}

/// A call that is going on in a thread, the innermost at level 0.
fn call_at(state: *mut ffi::lua_State, level: c_int) -> Option<Call> {
    let text = |text: *const std::ffi::c_char| {
        // SAFETY: texts of `lua_Debug` are the interpreter's, ended by a zero, and are copied before anything runs.
        if text.is_null() { String::new() } else { unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned() }
    };
    // SAFETY: `lua_getinfo` by level only reads the calls of the live thread into `call`, for which zeros are valid.
    unsafe {
        let mut call: ffi::lua_Debug = std::mem::zeroed();
        if ffi::lua_getinfo(state, level, c"sln".as_ptr(), &mut call) == 0 {
            return None;
        }
        Some(Call {
            level,
            file: text(call.short_src),
            line: call.currentline.max(0) as u32,
            function: text(call.name),
        })
    }
}

impl Stop<'_> {
    /// The calls that are going on in this thread, innermost first.
    pub(in crate::script) fn calls(&self) -> Vec<Call> {
        (0..64).map_while(|level| call_at(self.state, level)).collect()
    }

    /// The function of a call, the innermost at level 0.
    pub(in crate::script) fn function(&self, lua: &Lua, level: c_int) -> Option<Function> {
        // SAFETY: the callback has room for a few values on the stack of the live thread; `lua_getinfo` pushes the
        // function of the call, which `taken` takes away again.
        let value = unsafe {
            let mut call: ffi::lua_Debug = std::mem::zeroed();
            if ffi::lua_getinfo(self.state, level, c"f".as_ptr(), &mut call) == 0 {
                return None;
            }
            self.taken(lua)
        };
        match value {
            Some(Value::Function(function)) => Some(function),
            _ => None,
        }
    }

    /// The local variables in sight in a call, the innermost last.
    pub(in crate::script) fn locals(&self, lua: &Lua, level: c_int) -> Vec<(String, Value)> {
        self.named(lua, |state, at| {
            // SAFETY: as for `function`; a number past the last variable gives null and pushes nothing.
            unsafe { ffi::lua_getlocal(state, level, at) }
        })
    }

    /// The variables from around that the function of a call uses.
    pub(in crate::script) fn around(&self, lua: &Lua, level: c_int) -> Vec<(String, Value)> {
        let Some(function) = self.function(lua, level) else { return Vec::new() };
        let Ok(values) = super::upvalues(lua, &function) else { return Vec::new() };
        let mut at = 0;
        let names = self.named(lua, |state, _| {
            at += 1;
            // SAFETY: as for `function`, which is pushed first and removed from below the variable's value.
            unsafe {
                let mut call: ffi::lua_Debug = std::mem::zeroed();
                if ffi::lua_getinfo(state, level, c"f".as_ptr(), &mut call) == 0 {
                    return std::ptr::null();
                }
                let name = ffi::lua_getupvalue(state, -1, at);
                ffi::lua_remove(state, if name.is_null() { -1 } else { -2 });
                name
            }
        });
        names.into_iter().map(|(name, _)| name).zip(values).collect()
    }

    /// What a reader of named values pushes, until it has no more.
    fn named(
        &self,
        lua: &Lua,
        mut read: impl FnMut(*mut ffi::lua_State, c_int) -> *const std::ffi::c_char,
    ) -> Vec<(String, Value)> {
        let mut found = Vec::new();
        for at in 1..256 {
            let name = read(self.state, at);
            if name.is_null() {
                break;
            }
            // SAFETY: the reader gave a text of the interpreter's, ended by a zero, and pushed the value.
            let (name, value) =
                unsafe { (CStr::from_ptr(name).to_string_lossy().into_owned(), self.taken(lua).unwrap_or(Value::Nil)) };
            found.push((name, value));
        }
        found
    }

    /// Takes the topmost value off the thread's stack.
    ///
    /// # Safety
    /// There is one that this module pushed.
    unsafe fn taken(&self, lua: &Lua) -> Option<Value> {
        // SAFETY: the value is kept in the registry while it changes hands, so that it doesn't matter which thread's
        // stack it is read from.
        unsafe {
            let kept = ffi::lua_ref(self.state, -1);
            ffi::lua_settop(self.state, -2);
            let value = lua.exec_raw::<Value>((), |state| {
                ffi::lua_rawgeti(state, ffi::LUA_REGISTRYINDEX, kept.into());
            });
            ffi::lua_unref(self.state, kept);
            value.ok()
        }
    }
}
