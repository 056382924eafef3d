//! Running other programs: to the end, for their answer, or with their lines looked at on the way.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// Runs a command that must succeed; its output is shown.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", name_of(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status}).", name_of(command));
    }
    Ok(())
}

/// What a command that must succeed prints to stdout.
pub(crate) fn answer(command: &mut Command) -> Result<String> {
    let output =
        command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {}", name_of(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({}).", name_of(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a command, shows its stdout line by line and hands each line over as well.
pub(crate) fn watch(command: &mut Command, mut each: impl FnMut(&str)) -> Result<ExitStatus> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {}", name_of(command)))?;
    if let Some(stdout) = child.stdout.take() {
        let mut reader = BufReader::new(stdout);
        let mut bytes = Vec::new();
        while reader.read_until(b'\n', &mut bytes)? > 0 {
            std::io::stdout().write_all(&bytes)?;
            each(String::from_utf8_lossy(&bytes).trim_end());
            bytes.clear();
        }
    }
    Ok(child.wait()?)
}

/// The first of these programs that the search path holds.
pub(crate) fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        folders
            .iter()
            .map(|folder| folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
            .find(|file| file.is_file())
    })
}

/// The command as a person would type it, without the folder that its program lies in.
fn name_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    std::iter::once(program.file_name().unwrap_or(program.as_os_str()))
        .chain(command.get_args())
        .map(|part| part.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_not_found() {
        assert_eq!(find_program(&["no-such-program-at-all"]), None);
    }

    #[test]
    fn lines_are_handed_over_as_they_come() {
        let mut lines = Vec::new();
        let status = watch(Command::new("cargo").arg("--version"), |line| lines.push(line.to_owned()));
        assert!(status.unwrap().success());
        assert!(lines[0].starts_with("cargo "));
    }
}
