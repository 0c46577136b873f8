const lookMilliseconds = 5000;
/** Requests between two looks: probes and scrapers of figures. The processor says nothing, as a slow one is never idle. */
const quietRequests = 5;
/** Looks in a row that found it so quiet: a small site with steady readers never is. */
const quietLooks = 4;
/** A pause of a fifth of a second is worth that much. */
const worthBytes = 24 * 2 ** 20;

interface Machine {
  /** Collects all garbage, and returns when that is done; undefined where Node was started without `--expose-gc`. */
  collect: (() => unknown) | undefined;
  /** Bytes that V8 holds of the system's memory. */
  heldBytes: () => number;
}

const own: Machine = {
  // The last resort also moves what stays together, without which the pages of a busy moment are never given back.
  collect: globalThis.gc?.bind(undefined, { type: 'major', execution: 'sync', flavor: 'last-resort' }),
  heldBytes: () => process.memoryUsage().heapTotal,
};

/**
 * Gives back, in a quiet moment, what a busy one took: V8 itself collects when it needs more, which a quiet site may
 * never do. `requests` says how many have come so far. Returns what ends it.
 */
export function giveBackWhenQuiet(requests: () => number, { collect, heldBytes }: Machine = own): () => void {
  if (!collect) return () => undefined;
  let come = requests();
  let held = 0;
  let quiet = 0;
  const look = (): void => {
    const before = come;
    come = requests();
    quiet = come - before > quietRequests ? 0 : quiet + 1;
    if (quiet < quietLooks || heldBytes() - held < worthBytes) return;
    collect();
    held = heldBytes();
    quiet = 0;
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
