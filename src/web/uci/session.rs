//! A conversation: what is remembered from line to line.

use crate::engine::uci::{Options, UciCommand, UciWarning, When, drawing, introduction, read_command, read_position};
use crate::game::Game;
use crate::web::json::Json;
use wasm_bindgen::prelude::*;

/// More warnings about one line are only counted; a line may be a long one.
const MOST_WARNINGS: usize = 5;

/// What is to be done about a line.
#[derive(Debug)]
enum UciOrder {
    Say(String),
    Pass(String),
    Go(String, u32),
    Stop(u32),
    Hit(u32),
    Quit,
}

/// A search whose move is still to come.
#[derive(Clone, Copy, Debug)]
struct OpenSearch {
    number: u32,
    when: When,
    is_stopped: bool,
}

/// A conversation with a program, as far as no engine is needed for it.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct UciSession {
    options: Options,
    game: Game,
    is_debug: bool,
    /// How many searches there have been.
    searches: u32,
    search: Option<OpenSearch>,
    orders: Vec<UciOrder>,
}

#[wasm_bindgen]
impl UciSession {
    /// A conversation about the start position.
    ///
    /// ```js
    /// new UciSession().run('isready'); // [{ pass: 'isready' }]
    /// ```
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// What is to be done about a line, or several.
    #[wasm_bindgen(unchecked_return_type = "UciOrder[]")]
    pub fn run(&mut self, text: &str) -> JsValue {
        for line in text.lines() {
            let mut warnings = Vec::new();
            if let Some(command) = read_command(line, &mut warnings) {
                self.execute(command, line, &mut warnings);
            }
            self.warn(&warnings);
        }
        Json::parsed_list(self.orders.drain(..), |json, order| write_order(json, &order))
    }

    /// Says that the move of a search has been sent.
    pub fn answered(&mut self, number: u32) {
        self.search = self.search.filter(|search| search.number != number);
    }
}

impl UciSession {
    fn execute(&mut self, command: UciCommand, line: &str, warnings: &mut Vec<UciWarning>) {
        match command {
            UciCommand::Uci => self.say(&introduction()),
            UciCommand::Debug(is_debug) => self.is_debug = is_debug,
            // While it thinks it is ready, and says so without waiting for the end of that.
            UciCommand::IsReady if self.open().is_some() => self.say("readyok"),
            UciCommand::IsReady | UciCommand::NewGame => self.pass(line),
            UciCommand::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(_) => self.pass(line),
                Err(wrong) => warnings.push(wrong),
            },
            UciCommand::Register => {}
            UciCommand::Position { fen, moves } => {
                match read_position(fen.as_deref(), &moves, self.options.variant, warnings) {
                    Ok(game) => {
                        self.game = game;
                        self.pass(line);
                    }
                    Err(wrong) => warnings.push(wrong),
                }
            }
            UciCommand::Go(_) if self.open().is_some() => warnings.push(UciWarning::Busy),
            UciCommand::Go(go) => {
                self.searches += 1;
                self.search = Some(OpenSearch { number: self.searches, when: go.when, is_stopped: false });
                self.orders.push(UciOrder::Go(line.to_owned(), self.searches));
            }
            UciCommand::Stop => self.stop(warnings),
            UciCommand::PonderHit => match &mut self.search {
                Some(search) if !search.is_stopped && search.when == When::Hit => {
                    search.when = When::Found;
                    self.orders.push(UciOrder::Hit(search.number));
                }
                _ => warnings.push(UciWarning::Idle("ponderhit")),
            },
            UciCommand::Draw => self.say(&drawing(&self.game, &self.options)),
            UciCommand::Quit => self.orders.push(UciOrder::Quit),
        }
    }

    fn stop(&mut self, warnings: &mut Vec<UciWarning>) {
        match &mut self.search {
            Some(search) if search.is_stopped => {}
            Some(search) => {
                search.is_stopped = true;
                self.orders.push(UciOrder::Stop(search.number));
            }
            None => warnings.push(UciWarning::Idle("stop")),
        }
    }

    /// The search whose move is neither sent nor asked for at once.
    fn open(&self) -> Option<OpenSearch> {
        self.search.filter(|search| !search.is_stopped)
    }

    fn pass(&mut self, line: &str) {
        self.orders.push(UciOrder::Pass(line.to_owned()));
    }

    fn say(&mut self, text: &str) {
        self.orders.extend(text.lines().map(|line| UciOrder::Say(line.to_owned())));
    }

    /// Says what is wrong with a line, or was put right.
    fn warn(&mut self, warnings: &[UciWarning]) {
        for warning in warnings.iter().take(MOST_WARNINGS) {
            let code = if self.is_debug { format!(" [{}]", warning.code()) } else { String::new() };
            self.say(&format!("info string {warning}{code}"));
        }
        if warnings.len() > MOST_WARNINGS {
            self.say(&format!("info string The line has {} more faults.", warnings.len() - MOST_WARNINGS));
        }
    }
}

fn write_order(json: &mut Json, order: &UciOrder) {
    json.object(|json| match order {
        UciOrder::Say(line) => json.field("say").text(line),
        UciOrder::Pass(line) => json.field("pass").text(line),
        UciOrder::Go(line, number) => {
            json.field("go").text(line);
            json.field("number").plain(number);
        }
        UciOrder::Stop(number) => json.field("stop").plain(number),
        UciOrder::Hit(number) => json.field("hit").plain(number),
        UciOrder::Quit => json.field("quit").plain(true),
    });
}
