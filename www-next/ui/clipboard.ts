// The clipboard of the device, which a browser may keep to itself.

/** Copies a text; tells whether the browser lets the page do that. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
