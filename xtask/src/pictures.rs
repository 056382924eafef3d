//! `cargo xtask pictures`: the icons of the page, drawn from its SVG, and the picture of the page for the README.

use crate::project::Project;
use crate::serve::Server;
use crate::test::chromium_flags;
use crate::{dist, process, setup};
use anyhow::Result;

/// Draws them where they are kept.
pub(crate) fn draw(project: &Project) -> Result<()> {
    setup::node_modules(project)?;
    let browser = setup::browser(project)?;
    dist::page(project)?;
    let server = Server::start(&project.dist, 0)?;
    process::run(
        project
            .command("node")
            .arg("docs/pictures/draw.mjs")
            .env("CHROMIUM", &browser.chromium)
            .env("CHROMIUM_FLAGS", chromium_flags(project).join(" "))
            .env("GRIDMATE_URL", server.url()),
    )
}
