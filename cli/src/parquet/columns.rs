//! Columns of a table: their types, and the values of the rows since the last row group.

use gridmate::board::{Bitboard, Color, Piece, Square};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::writer::SerializedRowGroupWriter;
use std::fs::File;

/// A column of a table whose rows are made of `R`.
pub(super) trait ParquetColumn<R> {
    /// Its line of the schema.
    fn schema(&self) -> String;

    /// Takes the value of a row.
    fn push(&mut self, row: &R);

    /// Writes the values into a row group and forgets them.
    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()>;
}

/// A value that Parquet has a type for.
pub(super) trait ParquetValue: 'static {
    /// How it is stored.
    type Stored: DataType;

    /// The type in a schema.
    const PHYSICAL: &'static str;
    /// What the type stands for; nothing for plain numbers.
    const LOGICAL: &'static str = "";
    /// Whether there may be none.
    const IS_OPTIONAL: bool = false;

    /// The value, if there is one.
    fn stored(self) -> Option<StoredOf<Self>>;
}

type StoredOf<V> = <<V as ParquetValue>::Stored as DataType>::T;

/// A value that may be missing.
impl<V: ParquetValue> ParquetValue for Option<V> {
    type Stored = V::Stored;

    const PHYSICAL: &'static str = V::PHYSICAL;
    const LOGICAL: &'static str = V::LOGICAL;
    const IS_OPTIONAL: bool = true;

    fn stored(self) -> Option<StoredOf<Self>> {
        self.and_then(V::stored)
    }
}

/// Days since the first of January 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Day(pub(super) i32);

macro_rules! values {
    ($($kind:ty => $stored:ident $physical:literal $logical:literal, |$value:ident| $to:expr;)+) => {
        $(impl ParquetValue for $kind {
            type Stored = $stored;

            const PHYSICAL: &'static str = $physical;
            const LOGICAL: &'static str = $logical;

            fn stored(self) -> Option<StoredOf<Self>> {
                let $value = self;
                Some($to)
            }
        })+
    };
}

values! {
    bool => BoolType "BOOLEAN" "", |flag| flag;
    i32 => Int32Type "INT32" "", |number| number;
    i64 => Int64Type "INT64" "", |number| number;
    f64 => DoubleType "DOUBLE" "", |number| number;
    Day => Int32Type "INT32" " (DATE)", |day| day.0;
    u64 => Int64Type "INT64" " (INTEGER(64, false))", |number| number.cast_signed();
    Bitboard => Int64Type "INT64" " (INTEGER(64, false))", |squares| squares.0.cast_signed();
    String => ByteArrayType "BYTE_ARRAY" " (STRING)", |text| text.into_bytes().into();
    &'static str => ByteArrayType "BYTE_ARRAY" " (STRING)", |text| text.into();
    Square => ByteArrayType "BYTE_ARRAY" " (STRING)", |square| square.to_string().into_bytes().into();
    Color => ByteArrayType "BYTE_ARRAY" " (STRING)", |color| letter(color.char());
    Piece => ByteArrayType "BYTE_ARRAY" " (STRING)", |piece| letter(piece.char());
}

fn letter(char: char) -> ByteArray {
    char.to_string().into_bytes().into()
}

/// A column with one value in each row.
struct SingleColumn<R, V: ParquetValue> {
    name: &'static str,
    value: fn(&R) -> V,
    /// Of each row, whether there is a value.
    definitions: Vec<i16>,
    values: Vec<StoredOf<V>>,
}

/// A column with one value in each row.
pub(super) fn single<R: 'static, V: ParquetValue>(name: &'static str, value: fn(&R) -> V) -> Box<dyn ParquetColumn<R>> {
    Box::new(SingleColumn { name, value, definitions: Vec::new(), values: Vec::new() })
}

impl<R, V: ParquetValue> ParquetColumn<R> for SingleColumn<R, V> {
    fn schema(&self) -> String {
        let repetition = if V::IS_OPTIONAL { "OPTIONAL" } else { "REQUIRED" };
        format!("{repetition} {} {}{};", V::PHYSICAL, self.name, V::LOGICAL)
    }

    fn push(&mut self, row: &R) {
        let value = (self.value)(row).stored();
        if V::IS_OPTIONAL {
            self.definitions.push(value.is_some().into());
        }
        self.values.extend(value);
    }

    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let definitions = V::IS_OPTIONAL.then_some(self.definitions.as_slice());
        write_leaf::<V>(group, &self.values, definitions, None)?;
        self.definitions.clear();
        self.values.clear();
        Ok(())
    }
}

/// Writes the next column of those that hold values.
fn write_leaf<V: ParquetValue>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[StoredOf<V>],
    definitions: Option<&[i16]>,
    repetitions: Option<&[i16]>,
) -> Result<()> {
    if let Some(mut column) = group.next_column()? {
        column.typed::<V::Stored>().write_batch(values, definitions, repetitions)?;
        column.close()?;
    }
    Ok(())
}

/// Where the lists of rows begin and end, as Parquet writes it: a level for each value, and one for each empty list.
#[derive(Default)]
struct ListLevels {
    definitions: Vec<i16>,
    repetitions: Vec<i16>,
}

impl ListLevels {
    fn push(&mut self, count: usize) {
        self.definitions.extend(std::iter::repeat_n(i16::from(count > 0), count.max(1)));
        self.repetitions.push(0);
        self.repetitions.extend(std::iter::repeat_n(1, count.saturating_sub(1)));
    }

    fn clear(&mut self) {
        self.definitions.clear();
        self.repetitions.clear();
    }
}

/// A column with a list of values in each row.
struct ListColumn<R, V: ParquetValue> {
    name: &'static str,
    list: fn(&R) -> Vec<V>,
    levels: ListLevels,
    values: Vec<StoredOf<V>>,
}

/// A column with a list of values in each row.
pub(super) fn list<R: 'static, V: ParquetValue>(
    name: &'static str,
    list: fn(&R) -> Vec<V>,
) -> Box<dyn ParquetColumn<R>> {
    Box::new(ListColumn { name, list, levels: ListLevels::default(), values: Vec::new() })
}

impl<R, V: ParquetValue> ParquetColumn<R> for ListColumn<R, V> {
    fn schema(&self) -> String {
        let (name, physical, logical) = (self.name, V::PHYSICAL, V::LOGICAL);
        format!("REQUIRED GROUP {name} (LIST) {{ REPEATED GROUP list {{ REQUIRED {physical} element{logical}; }} }}")
    }

    fn push(&mut self, row: &R) {
        let before = self.values.len();
        self.values.extend((self.list)(row).into_iter().filter_map(V::stored));
        self.levels.push(self.values.len() - before);
    }

    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let ListLevels { definitions, repetitions } = &self.levels;
        write_leaf::<V>(group, &self.values, Some(definitions), Some(repetitions))?;
        self.levels.clear();
        self.values.clear();
        Ok(())
    }
}

/// A column with names and values in each row.
struct MapColumn<R> {
    name: &'static str,
    pairs: fn(&R) -> Vec<(String, String)>,
    levels: ListLevels,
    names: Vec<ByteArray>,
    values: Vec<ByteArray>,
}

/// A column with names, none of them twice, and values in each row.
pub(super) fn map<R: 'static>(name: &'static str, pairs: fn(&R) -> Vec<(String, String)>) -> Box<dyn ParquetColumn<R>> {
    Box::new(MapColumn { name, pairs, levels: ListLevels::default(), names: Vec::new(), values: Vec::new() })
}

impl<R> ParquetColumn<R> for MapColumn<R> {
    fn schema(&self) -> String {
        let text = |name| format!("REQUIRED BYTE_ARRAY {name} (STRING);");
        let (name, key, value) = (self.name, text("key"), text("value"));
        format!("REQUIRED GROUP {name} (MAP) {{ REPEATED GROUP key_value {{ {key} {value} }} }}")
    }

    fn push(&mut self, row: &R) {
        let pairs = (self.pairs)(row);
        self.levels.push(pairs.len());
        for (name, value) in pairs {
            self.names.push(name.into_bytes().into());
            self.values.push(value.into_bytes().into());
        }
    }

    fn write(&mut self, group: &mut SerializedRowGroupWriter<'_, File>) -> Result<()> {
        let ListLevels { definitions, repetitions } = &self.levels;
        for values in [&mut self.names, &mut self.values] {
            write_leaf::<String>(group, values, Some(definitions), Some(repetitions))?;
            values.clear();
        }
        self.levels.clear();
        Ok(())
    }
}
