// The only address that a script may be loaded from by its name. Made before anything else of the page runs: there is one
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

const OWN = new URL(WORKER_ADDRESS, import.meta.url).href;

const policy = globalThis.trustedTypes?.createPolicy('gridmate', {
  createScriptURL(address) {
    if (address !== OWN) throw new TypeError(`No worker of this page: ${address}`);
    return address;
  },
});

/** The address of the worker, in the form that this browser asks for. */
export const scriptAddress = () => policy?.createScriptURL(OWN) ?? OWN;
