//! Gridmate: a chess playground for one browser tab.
