//! A table: a Parquet file that is written a row group at a time.

use super::columns::ParquetColumn;
use crate::problem::Problem;
use parquet::basic::Compression;
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The rows of a row group: what is held in memory, and what readers share out to their threads.
const GROUP_ROWS: usize = 1 << 16;

/// The columns of a table whose rows are made of `R`, in their order.
pub(super) type ColumnList<R> = Vec<Box<dyn ParquetColumn<R>>>;

/// A table whose rows are made of `R`.
pub(super) struct ParquetTable<R> {
    columns: ColumnList<R>,
    path: PathBuf,
    writer: SerializedFileWriter<File>,
    /// How many rows make a row group.
    group_rows: usize,
    /// How many rows wait for their row group.
    waiting: usize,
    /// How many rows there are.
    count: u64,
}

impl<R> ParquetTable<R> {
    /// Makes the file `NAME.parquet` in a folder, in the place of one that is there.
    pub(super) fn create(folder: &Path, name: &str, columns: ColumnList<R>) -> std::result::Result<Self, Problem> {
        let path = folder.join(format!("{name}.parquet"));
        let create = || {
            let lines: Vec<String> = columns.iter().map(|column| column.schema()).collect();
            let schema = parse_message_type(&format!("message {name} {{ {} }}", lines.join(" ")))?;
            let properties = WriterProperties::builder()
                .set_compression(Compression::SNAPPY)
                .set_created_by(concat!("gridmate ", env!("CARGO_PKG_VERSION")).to_owned())
                .build();
            SerializedFileWriter::new(File::create(&path)?, Arc::new(schema), Arc::new(properties))
        };
        let writer = create().map_err(|error| unwritten(&path, &error))?;
        Ok(Self { columns, path, writer, group_rows: GROUP_ROWS, waiting: 0, count: 0 })
    }

    /// Adds a row.
    pub(super) fn push(&mut self, row: &R) -> std::result::Result<(), Problem> {
        for column in &mut self.columns {
            column.push(row);
        }
        self.waiting += 1;
        self.count += 1;
        if self.waiting < self.group_rows {
            return Ok(());
        }
        self.write_group().map_err(|error| unwritten(&self.path, &error))
    }

    /// Writes the rows that wait, and the end of the file; returns how many rows there are.
    pub(super) fn finish(mut self) -> std::result::Result<u64, Problem> {
        let written = if self.waiting > 0 { self.write_group() } else { Ok(()) };
        written.and_then(|()| self.writer.close()).map_err(|error| unwritten(&self.path, &error))?;
        Ok(self.count)
    }

    fn write_group(&mut self) -> Result<()> {
        self.waiting = 0;
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            column.write(&mut group)?;
        }
        group.close()?;
        Ok(())
    }
}

fn unwritten(path: &Path, error: &ParquetError) -> Problem {
    Problem::Argument(format!("--parquet: cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::ParquetTable;
    use crate::parquet::columns::{Day, list, map, single};
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use std::fs::File;

    type Row = (u64, Option<&'static str>, Vec<i32>);

    #[test]
    fn rows_of_several_groups_are_read_back_as_they_were() {
        let rows: [Row; 7] = [
            (0, Some("a"), vec![]),
            (u64::MAX, None, vec![1]),
            (1 << 63, Some(""), vec![2, 3]),
            (3, Some("a"), vec![]),
            (4, None, vec![]),
            (5, None, vec![]),
            (6, Some("b"), vec![-4, 5, 6]),
        ];
        let folder = std::env::temp_dir().join(format!("gridmate-parquet-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let columns = vec![
            single("word", |row: &Row| row.0),
            single("text", |row: &Row| row.1),
            list("list", |row: &Row| row.2.clone()),
            single("day", |row: &Row| row.1.map(|_| Day(1))),
            map("map", |row: &Row| row.2.iter().map(|key| (key.to_string(), "x".to_owned())).collect()),
            single("flag", |row: &Row| row.0 > 3),
        ];
        let mut table = ParquetTable::create(&folder, "rows", columns).unwrap();
        table.group_rows = 3;
        rows.iter().for_each(|row| table.push(row).unwrap());
        assert_eq!(table.finish().unwrap(), 7);
        let reader = SerializedFileReader::new(File::open(folder.join("rows.parquet")).unwrap()).unwrap();
        let groups: Vec<_> = reader.metadata().row_groups().iter().map(|group| group.num_rows()).collect();
        assert_eq!(groups, [3, 3, 1]);
        let read: Vec<String> = reader.get_row_iter(None).unwrap().map(|row| row.unwrap().to_string()).collect();
        let first = "{word: 0, text: \"a\", list: [], day: 1970-01-02, map: {}, flag: false}";
        let second =
            "{word: 18446744073709551615, text: null, list: [1], day: null, map: {\"1\" -> \"x\"}, flag: true}";
        let last = "{word: 6, text: \"b\", list: [-4, 5, 6], day: 1970-01-02, map: {\"-4\" -> \"x\", \"5\" -> \"x\", \"6\" -> \"x\"}, flag: true}";
        assert_eq!((read.len(), &*read[0], &*read[1], &*read[6]), (7, first, second, last));
        assert!(read[2].starts_with("{word: 9223372036854775808, text: \"\", list: [2, 3], "), "{}", read[2]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_cannot_be_made_is_named() {
        let columns = vec![single("word", |row: &Row| row.0)];
        let missing = std::env::temp_dir().join("gridmate-no-such-folder");
        let error = ParquetTable::create(&missing, "rows", columns).map(|_| ()).unwrap_err().to_string();
        assert!(error.starts_with("--parquet: cannot write ") && error.contains("rows.parquet: "), "{error}");
    }
}
