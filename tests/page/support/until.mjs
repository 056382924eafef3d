// Waiting for what no event tells.

const EACH_MS = 20;
const PATIENCE_MS = 60_000;

/**
 * Asks again and again until the answer is something; answers it.
 * @template T
 * @param {() => Promise<T | false | null | undefined | ''>} ask
 * @param {() => unknown} [tell] says what was found instead, where it never is
 * @returns {Promise<T>}
 */
export async function until(ask, tell = () => 'it never was') {
  for (let waited = 0; waited < PATIENCE_MS; waited += EACH_MS) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, EACH_MS));
  }
  throw new Error(`Waited in vain: ${JSON.stringify(await tell())?.slice(0, 1000)}`);
}
