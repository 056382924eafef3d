// @ts-check
// Puts another language into the markup of the page, before any script has written there: what stands in English in
// index.html is itself the key under which a language has its own text.

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'data-system', 'data-light', 'data-dark'];

/** @param {Record<string, string>} texts by their English */
export function translateMarkup(texts) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const found = texts[text.trim()];
    if (found !== undefined) node.textContent = text.replace(text.trim(), found);
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const found = texts[element.getAttribute(name) ?? ''];
      if (found !== undefined) element.setAttribute(name, found);
    }
  }
  document.title = texts[document.title] ?? document.title;
  const description = document.querySelector('meta[name="description"]');
  description?.setAttribute('content', texts[description.getAttribute('content') ?? ''] ?? '');
}
