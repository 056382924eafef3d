//! A small Google Sheets: reads a formula and works it out, as far as that of the chess simulator goes.
//!
//! In: the text of a formula. Out: the cells that it fills. Texts are lists of UTF-16 units, as the functions of a
//! spreadsheet count characters; regular expressions read whole characters.

use std::collections::HashMap;
use std::rc::Rc;

/// What a formula is made of.
#[derive(Debug)]
enum Expression {
    /// An argument that is left out.
    Nothing,
    Number(f64),
    Text(Vec<u16>),
    Name(String),
    /// `{…;…}`: rows of values.
    Rows(Vec<Vec<Expression>>),
    Call(String, Vec<Rc<Expression>>),
    Join(Box<Expression>, Box<Expression>),
    Equal(Box<Expression>, Box<Expression>),
}

/// What an expression is worth.
#[derive(Clone, Debug)]
enum Value {
    Empty,
    Number(f64),
    Bool(bool),
    Text(Rc<[u16]>),
    /// Columns, and the cells row by row.
    Cells(usize, Rc<[Value]>),
    Function(Rc<Function>),
}

#[derive(Debug)]
struct Function {
    names: Vec<String>,
    body: Rc<Expression>,
    scope: Scope,
}

/// Names with their values. Names are those of any case.
type Scope = Rc<HashMap<String, Value>>;

/// The 64 cells that a formula fills, each as text.
pub(crate) fn cells(formula: &str) -> Vec<Vec<u16>> {
    let text: Vec<char> = formula.chars().collect();
    assert_eq!(text.first(), Some(&'='), "a formula starts with =");
    let mut reader = Reader { text: &text[1..], at: 0 };
    let expression = reader.expression();
    assert_eq!(reader.at, reader.text.len(), "the formula goes on: {:?}", &reader.text[reader.at..]);
    let Value::Cells(8, cells) = evaluate(&expression, &Scope::default()) else { panic!("no eight columns") };
    assert_eq!(cells.len(), 64);
    cells.iter().map(|cell| units(cell).to_vec()).collect()
}

struct Reader<'a> {
    text: &'a [char],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.at += usize::from(is_there);
        is_there
    }

    fn need(&mut self, wanted: char) {
        assert!(self.take(wanted), "{wanted} is wanted at {}: {:?}", self.at, self.text.get(self.at));
    }

    fn word(&mut self, is_part: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&is_part) {
            self.at += 1;
        }
        self.text[start..self.at].iter().collect()
    }

    /// `=` binds less than `&`.
    fn expression(&mut self) -> Expression {
        let mut left = self.joined();
        while self.take('=') {
            left = Expression::Equal(Box::new(left), Box::new(self.joined()));
        }
        left
    }

    fn joined(&mut self) -> Expression {
        let mut left = self.operand();
        while self.take('&') {
            left = Expression::Join(Box::new(left), Box::new(self.operand()));
        }
        left
    }

    fn operand(&mut self) -> Expression {
        match self.peek() {
            Some('"') => Expression::Text(self.text_literal()),
            Some('{') => Expression::Rows(self.rows()),
            Some('-' | '0'..='9') => {
                let sign = if self.take('-') { -1.0 } else { 1.0 };
                let digits = self.word(|char| char.is_ascii_digit());
                Expression::Number(sign * digits.parse::<f64>().expect("a number"))
            }
            Some('a'..='z' | 'A'..='Z' | '_') => {
                let name = self.word(|char| char.is_ascii_alphanumeric() || char == '_').to_ascii_uppercase();
                if self.take('(') { Expression::Call(name, self.arguments()) } else { Expression::Name(name) }
            }
            _ => Expression::Nothing,
        }
    }

    /// Quotes within are doubled.
    fn text_literal(&mut self) -> Vec<u16> {
        let mut text = String::new();
        self.need('"');
        loop {
            let char = self.peek().expect("the text ends");
            self.at += 1;
            match char {
                '"' if !self.take('"') => return text.encode_utf16().collect(),
                _ => text.push(char),
            }
        }
    }

    fn rows(&mut self) -> Vec<Vec<Expression>> {
        let mut rows = vec![Vec::new()];
        self.need('{');
        loop {
            let value = self.expression();
            rows.last_mut().expect("a row").push(value);
            if self.take(';') {
                rows.push(Vec::new());
            } else if !self.take(',') {
                self.need('}');
                return rows;
            }
        }
    }

    fn arguments(&mut self) -> Vec<Rc<Expression>> {
        let mut arguments = Vec::new();
        loop {
            arguments.push(Rc::new(self.expression()));
            if !self.take(',') {
                self.need(')');
                return arguments;
            }
        }
    }
}

fn text(units: impl Into<Rc<[u16]>>) -> Value {
    Value::Text(units.into())
}

/// A value as text.
fn units(value: &Value) -> Rc<[u16]> {
    match value {
        Value::Empty => Rc::from([]),
        Value::Text(units) => Rc::clone(units),
        Value::Number(number) => number.to_string().encode_utf16().collect(),
        other => panic!("no text: {other:?}"),
    }
}

fn string(value: &Value) -> String {
    String::from_utf16_lossy(&units(value))
}

fn number(value: &Value) -> usize {
    let Value::Number(number) = value else { panic!("no number: {value:?}") };
    *number as usize
}

fn evaluate(expression: &Expression, scope: &Scope) -> Value {
    match expression {
        Expression::Nothing => Value::Empty,
        Expression::Number(number) => Value::Number(*number),
        Expression::Text(units) => text(units.as_slice()),
        Expression::Name(name) => scope.get(name).unwrap_or_else(|| panic!("{name} has no value")).clone(),
        Expression::Rows(rows) => stack(rows, scope),
        Expression::Join(left, right) => each(&evaluate(left, scope), &evaluate(right, scope), |left, right| {
            text([&*units(left), &*units(right)].concat())
        }),
        Expression::Equal(left, right) => each(&evaluate(left, scope), &evaluate(right, scope), |left, right| {
            // Case counts for nothing.
            Value::Bool(string(left).to_lowercase() == string(right).to_lowercase())
        }),
        Expression::Call(name, arguments) => call(name, arguments, scope),
    }
}

/// `{…}`: values side by side, rows one below another; what is in them may be such rows itself.
fn stack(rows: &[Vec<Expression>], scope: &Scope) -> Value {
    let mut cells = Vec::new();
    let mut columns = 0;
    for row in rows {
        let values: Vec<_> = row.iter().map(|value| evaluate(value, scope)).collect();
        match values.as_slice() {
            [Value::Cells(inner, nested)] => {
                columns = *inner;
                cells.extend(nested.iter().cloned());
            }
            _ => {
                columns = values.len();
                cells.extend(values);
            }
        }
    }
    assert_eq!(cells.len() % columns, 0, "rows differ in length");
    Value::Cells(columns, cells.into())
}

fn size(value: &Value) -> (usize, usize) {
    match value {
        Value::Cells(columns, cells) => (cells.len() / columns, *columns),
        _ => (1, 1),
    }
}

/// The cell of a row and a column; a single row, column or value stands for as many as are wanted.
fn cell(value: &Value, row: usize, column: usize) -> Value {
    let Value::Cells(columns, cells) = value else { return value.clone() };
    let (rows, _) = size(value);
    cells[(if rows == 1 { 0 } else { row }) * columns + if *columns == 1 { 0 } else { column }].clone()
}

/// Cell by cell, as ARRAYFORMULA works.
fn each(left: &Value, right: &Value, work: impl Fn(&Value, &Value) -> Value) -> Value {
    let ((rows, columns), (other_rows, other_columns)) = (size(left), size(right));
    let (rows, columns) = (rows.max(other_rows), columns.max(other_columns));
    if (rows, columns) == (1, 1) {
        return work(&cell(left, 0, 0), &cell(right, 0, 0));
    }
    let places = (0..rows * columns).map(|index| (index / columns, index % columns));
    Value::Cells(
        columns,
        places.map(|(row, column)| work(&cell(left, row, column), &cell(right, row, column))).collect(),
    )
}

fn bind(scope: &Scope, names: impl IntoIterator<Item = (String, Value)>) -> Scope {
    let mut inner = HashMap::clone(scope);
    inner.extend(names);
    Rc::new(inner)
}

fn name_of(expression: &Expression) -> String {
    let Expression::Name(name) = expression else { panic!("no name: {expression:?}") };
    name.clone()
}

fn apply(function: &Value, values: Vec<Value>) -> Value {
    let Value::Function(function) = function else { panic!("no function: {function:?}") };
    assert_eq!(function.names.len(), values.len());
    evaluate(&function.body, &bind(&function.scope, function.names.iter().cloned().zip(values)))
}

fn call(name: &str, arguments: &[Rc<Expression>], scope: &Scope) -> Value {
    let value = |index: usize| arguments.get(index).map_or(Value::Empty, |argument| evaluate(argument, scope));
    match name {
        "ARRAYFORMULA" => value(0),
        "LET" => {
            let (result, bindings) = arguments.split_last().expect("LET has a result");
            let mut inner = Rc::clone(scope);
            for pair in bindings.chunks(2) {
                let bound = evaluate(&pair[1], &inner);
                inner = bind(&inner, [(name_of(&pair[0]), bound)]);
            }
            evaluate(result, &inner)
        }
        "LAMBDA" => {
            let (body, names) = arguments.split_last().expect("LAMBDA has a body");
            let names = names.iter().map(|name| name_of(name)).collect();
            Value::Function(Rc::new(Function { names, body: Rc::clone(body), scope: Rc::clone(scope) }))
        }
        "IF" => choose(&value(0), arguments, scope),
        "CHAR" => each(&value(0), &Value::Empty, |code, _| text([number(code) as u16])),
        "SEQUENCE" => sequence(&[value(0), value(1), value(2), value(3)]),
        "LOWER" => text(string(&value(0)).to_lowercase().encode_utf16().collect::<Vec<_>>()),
        "LEFT" => {
            let whole = units(&value(0));
            text(&whole[..number(&value(1)).min(whole.len())])
        }
        "RIGHT" => {
            let whole = units(&value(0));
            let count = if arguments.len() > 1 { number(&value(1)) } else { 1 };
            text(&whole[whole.len().saturating_sub(count)..])
        }
        "TEXTJOIN" => {
            let Value::Cells(_, cells) = value(2) else { panic!("TEXTJOIN joins cells") };
            text(cells.iter().flat_map(|cell| units(cell).to_vec()).collect::<Vec<_>>())
        }
        "REGEXMATCH" => Value::Bool(matches(&string(&value(1)), &string(&value(0)))),
        "SPLIT" => {
            let (whole, separators) = (string(&value(0)), string(&value(1)));
            let parts = whole.split(|char| separators.contains(char)).filter(|part| !part.is_empty());
            let cells: Vec<_> = parts.map(|part| text(part.encode_utf16().collect::<Vec<_>>())).collect();
            Value::Cells(cells.len(), cells.into())
        }
        "REDUCE" => {
            let Value::Cells(_, cells) = value(1) else { panic!("REDUCE goes through cells") };
            let function = value(2);
            cells.iter().fold(value(0), |so_far, cell| apply(&function, vec![so_far, cell.clone()]))
        }
        _ => apply(
            scope.get(name).unwrap_or_else(|| panic!("{name} is unknown")),
            (0..arguments.len()).map(value).collect(),
        ),
    }
}

/// IF: of one condition only what it chooses is worked out; of many, cell by cell.
fn choose(condition: &Value, arguments: &[Rc<Expression>], scope: &Scope) -> Value {
    let branch = |index: usize| arguments.get(index).map_or(Value::Bool(false), |argument| evaluate(argument, scope));
    match condition {
        Value::Bool(true) => branch(1),
        Value::Bool(false) => branch(2),
        Value::Cells(columns, conditions) => {
            let (yes, no) = (branch(1), branch(2));
            let chosen = conditions.iter().enumerate().map(|(index, condition)| {
                let from = if matches!(condition, Value::Bool(true)) { &yes } else { &no };
                cell(from, index / columns, index % columns)
            });
            Value::Cells(*columns, chosen.collect())
        }
        other => panic!("no condition: {other:?}"),
    }
}

fn sequence([rows, columns, start, step]: &[Value; 4]) -> Value {
    let as_float = |value: &Value, default: f64| if let Value::Number(number) = value { *number } else { default };
    let (count, columns) = (number(rows) * number(columns), number(columns));
    let (start, step) = (as_float(start, 1.0), as_float(step, 1.0));
    Value::Cells(columns, (0..count).map(|index| Value::Number(start + step * index as f64)).collect())
}

/// Whether a regular expression of classes, groups, counts, dots and letters is found anywhere in a text.
fn matches(pattern: &str, text: &str) -> bool {
    let (pattern, text): (Vec<_>, Vec<_>) = (pattern.chars().collect(), text.chars().collect());
    let wanted = expand(&pattern);
    text.windows(wanted.len()).any(|part| part.iter().zip(&wanted).all(|(&char, wanted)| wanted(char)))
}

type Wanted = Rc<dyn Fn(char) -> bool>;

/// A test for each character that the pattern wants: its parts have a fixed length.
fn expand(pattern: &[char]) -> Vec<Wanted> {
    let mut wanted: Vec<Wanted> = Vec::new();
    let mut at = 0;
    let end_of = |from: usize, closing: char| {
        from + pattern[from..].iter().position(|&char| char == closing).expect("it is closed")
    };
    while let Some(&char) = pattern.get(at) {
        let start = wanted.len();
        match char {
            '[' => {
                let (first, last) = (pattern[at + 1], pattern[at + 3]);
                assert!(pattern[at + 2] == '-' && pattern[at + 4] == ']', "a range");
                wanted.push(Rc::new(move |char| (first..=last).contains(&char)));
                at += 5;
            }
            '(' => {
                let end = end_of(at, ')');
                wanted.extend(expand(&pattern[at + 1..end]));
                at = end + 1;
            }
            '.' => {
                wanted.push(Rc::new(|char| char != '\n'));
                at += 1;
            }
            _ => {
                wanted.push(Rc::new(move |other| other == char));
                at += 1;
            }
        }
        if pattern.get(at) == Some(&'{') {
            let end = end_of(at, '}');
            let times: usize = pattern[at + 1..end].iter().collect::<String>().parse().expect("a count");
            let part = wanted.split_off(start);
            wanted.extend((0..times).flat_map(|_| part.iter().cloned()));
            at = end + 1;
        }
    }
    wanted
}
