/** A language of `<gridmate-board>`. Importing it adds it to all boards of a page. */
export {}
