//! The checks that need the page's tools: WebAssembly, the package and the page.

use super::{
    Extent, Outcome,
    node::NodeTests,
    tally::{Flake, Tally},
};
use crate::process::{run, watch};
use crate::project::{Project, WASM_TARGET};
use crate::serve::Server;
use crate::setup::{self, Browser};
use crate::{dist, page};
use anyhow::{Context, Result};
use serde_json::json;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What keeps Chromium quiet and headless; the page tests read it from the environment.
const CHROMIUM_FLAGS: &[&str] = &[
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Runs `tests/wasm` in the browser through wasm-bindgen's own runner.
pub(super) fn wasm(project: &Project) -> Result<Outcome> {
    if !project.root.join("tests/wasm/main.rs").is_file() {
        return Ok(Outcome::Skipped("there is no tests/wasm/main.rs".into()));
    }
    setup::wasm_target(project)?;
    let browser = setup::browser(project)?;
    let profile = tempfile::tempdir().context("no room for a browser profile")?;
    let capabilities = profile.path().join("webdriver.json");
    std::fs::write(&capabilities, capabilities_of(project, &browser, &profile.path().join("profile")))?;
    let mut runner = OsString::from(&project.this_program);
    runner.push(" wasm-test-runner");
    let once = || {
        let mut failed = Vec::new();
        let mut tally = Tally::default();
        let status = watch(
            project
                .cargo(WASM_TESTS)
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", &runner)
                .env("CHROMEDRIVER", &browser.driver)
                .env("WASM_BINDGEN_USE_BROWSER", "1")
                .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
                .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
                .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &capabilities)
                .env_remove("CARGO_MANIFEST_DIR"),
            |line| {
                tally.read(line);
                failed.extend(failed_wasm_test(line));
            },
        )?;
        if !status.success() && tally.failed == 0 {
            tally.failed = 1;
            failed.push("the run as a whole".to_owned());
        }
        anyhow::Ok((tally, failed))
    };
    let (tally, failed) = once()?;
    if tally.failed == 0 {
        return Ok(Outcome::Done(tally));
    }
    println!("\nIt failed; once more:");
    let (mut tally, _) = once()?;
    if tally.failed == 0 {
        let file = "tests/wasm/main.rs";
        tally.flaky.extend(failed.into_iter().map(|test| Flake { file: file.to_owned(), test }));
    }
    Ok(Outcome::Done(tally))
}

/// What cargo is asked for the tests in WebAssembly.
const WASM_TESTS: &[&str] = &[
    "test",
    "--package",
    "gridmate-web",
    "--target",
    WASM_TARGET,
    "--features",
    "chess-api,worker,review-api,labs,document-api",
    "--test",
    "wasm",
    "--locked",
];

/// The name of the test that a line of wasm-bindgen's runner says has failed (`test door::opens ... FAIL`).
fn failed_wasm_test(line: &str) -> Option<String> {
    let (name, verdict) = line.strip_prefix("test ")?.split_once(" ... ")?;
    verdict.starts_with("FAIL").then(|| name.to_owned())
}

fn capabilities_of(project: &Project, browser: &Browser, profile: &Path) -> String {
    let mut args = flags(project);
    args.push(format!("--user-data-dir={}", profile.display()));
    json!({ "goog:chromeOptions": { "binary": browser.chromium, "args": args } }).to_string()
}

/// Chromium's flags here: as root it must do without its sandbox.
pub(crate) fn flags(project: &Project) -> Vec<String> {
    let mut flags: Vec<String> = CHROMIUM_FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    if setup::is_root(project) {
        flags.push("--no-sandbox".to_owned());
    }
    flags
}

/// Runs `tests/npm` against the npm package, and checks a program against its types: in Node, and in what each bundler
/// makes of it.
pub(super) fn package(project: &Project, extent: Extent) -> Result<Outcome> {
    setup::node_modules(project)?;
    let browser = setup::browser(project)?;
    // A program that has installed the package.
    let user = project.scratch("npm-user")?;
    let package = user.join("node_modules/gridmate");
    dist::package(project, &package)?;
    check_types(project, &user, &package)?;
    run(&mut project.cargo(&["build", "--package", "gridmate-cli", "--locked"]))?;
    let mut env = vec![
        ("GRIDMATE_CLI", project.target.join(format!("debug/gridmate{}", std::env::consts::EXE_SUFFIX)).into()),
        ("CHROMIUM", browser.chromium.into()),
        ("CHROMIUM_FLAGS", flags(project).join(" ").into()),
        ("GRIDMATE_PACKAGE", package.clone().into()),
    ];
    let is_all = extent == Extent::All;
    if is_all {
        let bundlers = setup::bundlers(project)?;
        dist::copy_all(&package, &bundlers.join("node_modules/gridmate"))?;
        env.push(("GRIDMATE_BUNDLERS", bundlers.into()));
    }
    let tests = NodeTests { folder: "tests/npm", at_once: cores(), timeout_ms: 300_000, flags: &[], env };
    Ok(Outcome::Done(tests.run(project, |file| is_all || !file.starts_with(BUNDLERS))?))
}

/// The folder of tests that bundle a program; they are run with all there is.
const BUNDLERS: &str = "bundlers/";

/// As many files of tests at a time as there are cores, and two on one: a test waits more than it computes.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2))
}

/// Checks programs against the types of the package, as browsers have them and as Node does, and the package's own JavaScript.
fn check_types(project: &Project, user: &Path, package: &Path) -> Result<()> {
    let copied = |name: &str| {
        let program = user.join(name);
        std::fs::copy(project.root.join("tests/npm").join(name), &program).context("cannot copy a sample program")?;
        anyhow::Ok(program)
    };
    let (program, board) = (copied("program.mts")?, copied("board.mts")?);
    let tsc = |lib: &str, types: &str| {
        let mut tsc = project.command(project.npm_program("tsc"));
        tsc.args(["--ignoreConfig", "--strict", "--noEmit", "--module", "nodenext", "--target", "es2022"]);
        tsc.args(["--lib", lib, "--types", types]);
        tsc
    };
    run(tsc("es2022,dom", "").arg(&program).arg(&board))?;
    run(tsc("es2022", "node").arg(&program).args(examples(project, user)?))?;
    let own = ["--allowJs", "--checkJs", "--maxNodeModuleJsDepth", "9"];
    let scripts = crate::project::files_below(&project.root.join("npm"))?;
    let scripts = scripts.iter().filter(|file| file.ends_with(".js")).map(|file| package.join(file));
    run(tsc("es2023,dom", "").args(own).args(scripts))
}

/// Writes each example of the package's README as a program of its own.
fn examples(project: &Project, user: &Path) -> Result<Vec<PathBuf>> {
    let text = std::fs::read_to_string(project.root.join("npm/README.md")).context("cannot read the README")?;
    let examples = text.split("\n```js\n").skip(1).filter_map(|rest| rest.split_once("\n```")).enumerate();
    examples
        .map(|(number, (example, _))| {
            let program = user.join(format!("example{number}.mts"));
            // Without an import it would be a script, whose names are those of all.
            std::fs::write(&program, format!("{example}\nexport {{}}\n")).context("cannot write an example")?;
            Ok(program)
        })
        .collect()
}

/// Checks form, types and lints of the page, and runs those of its tests that need no browser.
pub(super) fn page_in_node(project: &Project, extent: Extent) -> Result<Outcome> {
    let is_all = extent == Extent::All;
    let (folder, modules) = page::tests(project)?;
    let sources = ["www", "tests/page"];
    let form = ["-c", "www/.oxfmtrc.json", "--check"];
    let types = ["--project", "www/tsconfig.json", "--pretty", "false"];
    run(project.command(project.npm_program("oxfmt")).args(form).args(sources))?;
    run(project.command(project.npm_program("tsc")).args(types))?;
    run(project.command(project.npm_program("oxlint")).arg("--type-aware").args(sources))?;
    let folder = folder.strip_prefix(&project.root).unwrap_or(&folder).display().to_string();
    let tests = NodeTests {
        folder: &folder,
        at_once: cores(),
        timeout_ms: if is_all { 7_200_000 } else { 60_000 },
        flags: &["--enable-source-maps"],
        env: modules
            .into_iter()
            .map(|(name, module)| (name, module.into()))
            .chain(is_all.then_some(("GRIDMATE_ALL", "1".into())))
            .collect(),
    };
    Ok(Outcome::Done(tests.run(project, |_| true)?))
}

/// Runs those of the page's tests that need a browser, against the page as bundled and as packed.
pub(super) fn page(project: &Project, extent: Extent) -> Result<Outcome> {
    let folder = page::build(project)?;
    dist::page(project)?;
    let browser = setup::browser(project)?;
    let served = Server::start(&folder, 0)?;
    let mut tally = Tally::default();
    let status = watch(
        project
            .command(project.npm_program("playwright"))
            .args(["test", "--config", "tests/page/playwright.config.ts"])
            .env("CHROMIUM", browser.shell)
            .env("CHROMIUM_FLAGS", flags(project).join(" "))
            .env("GRIDMATE_URL", served.url())
            .env("GRIDMATE_DIST", &project.dist)
            .envs((extent == Extent::All).then_some(("GRIDMATE_ALL", "1"))),
        |line| {
            tally.read(line);
            if let Some(test) = line.strip_prefix("flaky: ") {
                tally.flaky.push(Flake { file: "tests/page".to_owned(), test: test.to_owned() });
            }
        },
    )?;
    if !status.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    Ok(Outcome::Done(tally))
}

/// Runs `tests/firefox/*.test.mjs` against the packed page, in a Firefox that speaks WebDriver BiDi itself.
pub(super) fn firefox(project: &Project) -> Result<Outcome> {
    let Some(firefox) = setup::firefox(project) else {
        return Ok(Outcome::Skipped("there is no Firefox (`apt-get install firefox-esr`)".into()));
    };
    setup::node_modules(project)?;
    dist::page(project)?;
    let tests = NodeTests {
        folder: "tests/firefox",
        at_once: 1,
        timeout_ms: 120_000,
        // Node 20 has it behind this flag.
        flags: &["--experimental-websocket"],
        env: vec![("FIREFOX", firefox.into()), ("GRIDMATE_DIST", project.dist.clone().into())],
    };
    Ok(Outcome::Done(tests.run(project, |_| true)?))
}

#[cfg(test)]
mod tests {
    use super::failed_wasm_test;

    #[test]
    fn a_failed_wasm_test_is_named() {
        assert_eq!(failed_wasm_test("test door::opens ... FAIL").as_deref(), Some("door::opens"));
        assert_eq!(failed_wasm_test("test door::opens ... ok"), None);
        assert_eq!(failed_wasm_test("test result: FAILED. 1 passed; 1 failed"), None);
    }
}
