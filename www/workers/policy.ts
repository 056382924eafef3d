// The only addresses that a script may be loaded from by its name. Made before anything else of the page runs: there is one
// such policy, and who comes later gets none.

declare global {
  /** What this page uses of it; some browsers have none. For the types what it makes is the text that it stands for. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL: (address: string) => string };
      }
    | undefined;
}

const addressOf = (address: string): string => new URL(address, import.meta.url).href;
const ADDRESSES = { worker: addressOf(WORKER_ADDRESS), serviceWorker: addressOf(SERVICE_WORKER_ADDRESS) };

const policy = globalThis.trustedTypes?.createPolicy('gridmate', {
  createScriptURL(address) {
    if (!Object.values(ADDRESSES).includes(address)) throw new TypeError(`No worker of this page: ${address}`);
    return address;
  },
});

/** The address of one of them, in the form that this browser asks for. */
export function scriptAddress(name: keyof typeof ADDRESSES): string {
  const address = ADDRESSES[name];
  return policy?.createScriptURL(address) ?? address;
}
