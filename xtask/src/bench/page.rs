//! The packed page as Lighthouse sees it on a phone: speed, access for all, good practice, search engines.
//!
//! Lighthouse is large and no part of the project: it is installed below cargo's target folder when it is asked for.

use super::BenchArgs;
use crate::project::Project;
use crate::serve::Server;
use crate::test::chromium_flags;
use crate::{dist, process, say, setup};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The package and its version.
const PACKAGE: &str = "lighthouse@12.8.2";
/// What is scored.
const CATEGORIES: &[&str] = &["performance", "accessibility", "best-practices", "seo"];
/// What the speed is made of.
const FIGURES: &[&str] = &[
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
    "total-byte-weight",
];

/// How many times slower than this machine Lighthouse takes a phone to be.
const USUAL: f64 = 4.0;
/// The benchmark index, as Lighthouse measures it, of a slow machine, which a phone is as many times slower than.
const SLOW_INDEX: f64 = 600.0;

/// Packs the page, lets Lighthouse visit it so many times, and prints the run whose speed is in the middle; its report
/// is kept as JSON and as a page. Then what a slow machine would be blocked for.
pub(super) fn lighthouse(project: &Project, args: &BenchArgs) -> Result<()> {
    let browser = setup::browser(project)?;
    let program = install(project)?;
    dist::page(project)?;
    let server = Server::start(&project.dist, 0)?;
    let folder = project.scratch("lighthouse-reports")?;
    let visit = |name: String, slower: f64| {
        let kept = folder.join(name);
        let mut node = project.command("node");
        node.arg(&program)
            .arg(server.url())
            .args(["--quiet", "--output=json,html", "--form-factor=mobile", "--max-wait-for-load=60000"])
            .arg(format!("--throttling.cpuSlowdownMultiplier={slower}"))
            .arg(format!("--only-categories={}", CATEGORIES.join(",")))
            .arg(format!("--chrome-flags={}", chromium_flags(project).join(" ")))
            .arg(format!("--output-path={}", kept.display()))
            .env("CHROME_PATH", &browser.chromium);
        // On a busy machine it may miss the start of a visit, and asks to be run again.
        process::run(&mut node).or_else(|_| process::run(&mut node))?;
        let report = read(&kept.with_extension("report.json"))?;
        println!("{}", line(&report));
        anyhow::Ok((score(&report, "performance"), kept, report))
    };
    let mut runs = (0..args.rounds).map(|round| visit(format!("run-{round}"), USUAL)).collect::<Result<Vec<_>>>()?;
    runs.sort_by(|one, other| one.0.total_cmp(&other.0));
    let middle = runs.swap_remove(runs.len() / 2);
    for figure in FIGURES {
        let audit = &middle.2["audits"][*figure];
        println!("{figure:<28} {}", audit["displayValue"].as_str().unwrap_or_default());
    }
    for ending in ["report.json", "report.html"] {
        std::fs::copy(middle.1.with_extension(ending), folder.join(format!("lighthouse.{ending}")))?;
    }
    say::note(&format!("The report is {}", folder.join("lighthouse.report.html").display()));
    let index = middle.2["environment"]["benchmarkIndex"].as_f64().context("Lighthouse tells no benchmark index")?;
    let slow =
        (0..3).map(|round| visit(format!("slow-{round}"), USUAL * index / SLOW_INDEX)).collect::<Result<Vec<_>>>()?;
    let mut blocked: Vec<_> =
        slow.iter().filter_map(|run| run.2["audits"]["total-blocking-time"]["numericValue"].as_f64()).collect();
    blocked.sort_by(f64::total_cmp);
    println!(
        "This machine's index is {index:.0}; on one of {SLOW_INDEX} a visit is blocked for {:.0} ms",
        blocked[blocked.len() / 2]
    );
    Ok(())
}

/// Where Lighthouse begins, once it is installed.
fn install(project: &Project) -> Result<PathBuf> {
    let folder = project.scratch("lighthouse")?;
    let stamp = folder.join("installed");
    if !std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == PACKAGE) {
        say::note(&format!("Installing {PACKAGE} into {} ...", folder.display()));
        let options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix"];
        process::run(project.command(setup::npm_name()).args(options).arg(&folder).arg(PACKAGE))?;
        std::fs::write(&stamp, PACKAGE)?;
    }
    Ok(folder.join("node_modules/lighthouse/cli/index.js"))
}

fn read(path: &Path) -> Result<Value> {
    let text = std::fs::read_to_string(path).with_context(|| format!("Lighthouse left no {}", path.display()))?;
    Ok(serde_json::from_str(&text)?)
}

fn score(report: &Value, category: &str) -> f64 {
    report["categories"][category]["score"].as_f64().unwrap_or_default()
}

/// The scores of a run in one line, and behind them what was found wanting.
fn line(report: &Value) -> String {
    let scores: Vec<_> = CATEGORIES.iter().map(|name| format!("{name} {:.0}", score(report, name) * 100.0)).collect();
    let wanting = report["categories"].as_object().into_iter().flatten().flat_map(|(_, category)| {
        let audits = category["auditRefs"].as_array().into_iter().flatten();
        audits.filter(|audit| audit["weight"].as_f64().unwrap_or_default() > 0.0).filter_map(|audit| {
            let name = audit["id"].as_str()?;
            let found = &report["audits"][name];
            let score = found["score"].as_f64()?;
            (score < 0.995).then(|| format!("{name} {score:.2}"))
        })
    });
    let wanting: Vec<_> = wanting.collect();
    format!("{}   {}", scores.join(", "), wanting.join(", "))
}
