// The clipboard of the device, which a browser may keep to itself, and files that are saved.

/** Copies a text; returns whether the browser lets the page do that. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Copies a text, or selects what shows it where the browser does not let the page copy; returns which. */
export async function isCopiedFrom(shown: Element | null, text: string): Promise<boolean> {
  if (await isCopied(text)) return true;
  if (shown instanceof HTMLTextAreaElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  return false;
}

export function download(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
