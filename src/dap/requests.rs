//! The requests, each with what it does.

use serde_json::{Value, json};

use super::launch::Launch;
use super::look::Look;
use super::play::{Move, Play};
use super::server::{After, Server};
use super::sources::Sources;

type Result = std::result::Result<(Value, After), String>;
type Run = fn(&mut Server, &Value) -> Result;

/// Every request that is understood.
pub(super) const REQUESTS: &[(&str, Run)] = &[
    ("initialize", initialize),
    ("launch", launch),
    ("restart", restart),
    ("setBreakpoints", set_breakpoints),
    ("setFunctionBreakpoints", set_function_breakpoints),
    ("setExceptionBreakpoints", |_, _| Ok((Value::Null, After::Nothing))),
    ("configurationDone", configuration_done),
    ("threads", |_, _| Ok((json!({ "threads": [{ "id": 1, "name": "the game" }] }), After::Nothing))),
    ("stackTrace", stack_trace),
    ("scopes", scopes),
    ("variables", variables),
    ("source", source),
    ("evaluate", evaluate),
    ("exceptionInfo", exception_info),
    ("continue", |server, _| go(server, Move::Continue)),
    ("next", |server, _| go(server, Move::Over)),
    ("stepIn", |server, _| go(server, Move::In)),
    ("stepOut", |server, _| go(server, Move::Out)),
    ("stepBack", |server, _| go(server, Move::Back)),
    ("reverseContinue", |server, _| go(server, Move::Reverse)),
    ("pause", pause),
    ("terminate", |_, _| Ok((Value::Null, After::End))),
    ("disconnect", |_, _| Ok((Value::Null, After::End))),
];

fn initialize(server: &mut Server, arguments: &Value) -> Result {
    server.offset = if arguments["linesStartAt1"] == json!(false) { 1 } else { 0 };
    let can = json!({
        "supportsConfigurationDoneRequest": true,
        "supportsConditionalBreakpoints": true,
        "supportsFunctionBreakpoints": true,
        "supportsEvaluateForHovers": true,
        "supportsStepBack": true,
        "supportsExceptionInfoRequest": true,
        "supportsRestartRequest": true,
        "supportsTerminateRequest": true,
    });
    Ok((can, After::Nothing))
}

fn launch(server: &mut Server, arguments: &Value) -> Result {
    if server.game.is_some() {
        return Err("a game is under way already: `restart` begins it anew".into());
    }
    let (launch, notes) = Launch::read(arguments)?;
    for note in notes {
        server.output("important", &note);
    }
    server.set_up(&launch)?;
    server.launch = Some(launch);
    Ok((Value::Null, After::Initialized))
}

fn restart(server: &mut Server, arguments: &Value) -> Result {
    server.stopped();
    let launch = match &arguments["arguments"] {
        Value::Object(_) => Launch::read(&arguments["arguments"])?.0,
        _ => server.launch.clone().ok_or("nothing was launched yet")?,
    };
    // The content is read anew; if it has a fault now, the game under way stays.
    server.set_up(&launch)?;
    server.launch = Some(launch);
    Ok((Value::Null, After::Begin))
}

fn configuration_done(server: &mut Server, _: &Value) -> Result {
    if std::mem::replace(&mut server.configured, true) {
        return Err("`configurationDone` came twice".into());
    }
    Ok((Value::Null, After::Begin))
}

fn set_breakpoints(server: &mut Server, arguments: &Value) -> Result {
    if !arguments["source"].is_object() {
        return Err("`setBreakpoints` lacks its `source`".into());
    }
    let wanted = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
    if let Some(bad) = wanted.iter().find(|wanted| !wanted["line"].is_i64()) {
        return Err(format!("`setBreakpoints`: expected a whole number as `line`, found {bad}"));
    }
    let ids = server.stops.set_lines(&arguments["source"], &wanted, server.offset);
    told(server, &ids)
}

fn set_function_breakpoints(server: &mut Server, arguments: &Value) -> Result {
    let wanted = arguments["breakpoints"].as_array().cloned().unwrap_or_default();
    let ids = server.stops.set_places(&wanted);
    told(server, &ids)
}

fn told(server: &mut Server, ids: &[i64]) -> Result {
    if let Some((play, sources)) = &mut server.game {
        server.stops.apply(play, sources);
    }
    Ok((json!({ "breakpoints": server.stops.told(ids, server.offset) }), After::Nothing))
}

fn game<'s>(server: &'s mut Server) -> std::result::Result<&'s mut (Play, Sources), String> {
    server.game.as_mut().ok_or_else(|| "there is no game yet: `launch` sets one up".into())
}

fn go(server: &mut Server, way: Move) -> Result {
    game(server)?;
    if !server.configured {
        return Err("the game waits for `configurationDone`".into());
    }
    let body = if way == Move::Continue { json!({ "allThreadsContinued": true }) } else { Value::Null };
    Ok((body, After::Go(way)))
}

fn pause(server: &mut Server, _: &Value) -> Result {
    server.stopped();
    Ok((Value::Null, After::Nothing))
}

/// Looks around, once a stop.
fn look<'s>(server: &'s mut Server) -> std::result::Result<(&'s Look, &'s mut (Play, Sources)), String> {
    if server.look.is_none() {
        let found = Look::at(&mut game(server)?.0)?;
        server.look = Some(found);
    }
    match (&server.look, &mut server.game) {
        (Some(look), Some(game)) => Ok((look, game)),
        _ => Err("there is no game yet: `launch` sets one up".into()),
    }
}

fn stack_trace(server: &mut Server, arguments: &Value) -> Result {
    let offset = server.offset;
    let (look, (_, sources)) = look(server)?;
    Ok((look.stack(sources, offset, arguments), After::Nothing))
}

fn scopes(server: &mut Server, arguments: &Value) -> Result {
    let frame = arguments["frameId"].as_i64().ok_or("`scopes` lacks its `frameId`")?;
    Ok((look(server)?.0.scopes(frame)?, After::Nothing))
}

fn variables(server: &mut Server, arguments: &Value) -> Result {
    let reference = arguments["variablesReference"].as_i64().ok_or("`variables` lacks its `variablesReference`")?;
    let (look, (play, _)) = look(server)?;
    Ok((look.variables(play, reference)?, After::Nothing))
}

fn source(server: &mut Server, arguments: &Value) -> Result {
    let mut wanted = arguments["source"].clone();
    if !wanted.is_object() {
        wanted = json!({ "sourceReference": arguments["sourceReference"] });
    }
    let (_, sources) = game(server)?;
    let file = sources.file(&wanted)?;
    let kind = if file.ends_with(".lua") { "text/x-lua" } else { "text/x-toml" };
    Ok((json!({ "content": sources.text(&file)?, "mimeType": kind }), After::Nothing))
}

fn evaluate(server: &mut Server, arguments: &Value) -> Result {
    let expression = arguments["expression"].as_str().ok_or("`evaluate` lacks its `expression`")?.trim();
    let typed = arguments["context"] == json!("repl");
    if let Some(choice) = expression.strip_prefix("choose ").filter(|_| typed) {
        let halt = game(server)?.0.choose(choice.trim())?;
        return Ok((json!({ "result": "chosen", "variablesReference": 0 }), After::Choose(halt)));
    }
    let frame = look(server)?.0.script(arguments["frameId"].as_i64().unwrap_or(1)).unwrap_or(0);
    let (play, _) = game(server)?;
    Ok((json!({ "result": play.evaluate(frame, expression)?, "variablesReference": 0 }), After::Nothing))
}

fn exception_info(server: &mut Server, _: &Value) -> Result {
    let (play, _) = game(server)?;
    let error = play.fault()?.ok_or("no card has failed here")?;
    let details = json!({ "message": error.message, "stackTrace": error.to_string() });
    let body = json!({
        "exceptionId": format!("card {}", error.card),
        "description": error.message,
        "breakMode": "always",
        "details": details,
    });
    Ok((body, After::Nothing))
}
