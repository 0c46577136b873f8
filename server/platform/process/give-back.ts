const lookMilliseconds = 5000;
/** Of a core, in the time between two looks: what timers and beats use. */
const quietShare = 0.03;
/** Looks in a row that found it so quiet: a small site with steady readers never is. */
const quietLooks = 4;
/** A pause of a fifth of a second is worth that much. */
const worthBytes = 24 * 2 ** 20;

interface Machine {
  /** Collects all garbage, and returns when that is done; undefined where Node was started without `--expose-gc`. */
  collect: (() => unknown) | undefined;
  /** Bytes that V8 holds of the system's memory. */
  heldBytes: () => number;
  /** Processor time of the process so far, in milliseconds. */
  cpuMilliseconds: () => number;
}

const own: Machine = {
  // The last resort also moves what stays together, without which the pages of a busy moment are never given back.
  collect: globalThis.gc?.bind(undefined, { type: 'major', execution: 'sync', flavor: 'last-resort' }),
  heldBytes: () => process.memoryUsage().heapTotal,
  cpuMilliseconds: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * Gives back, in a quiet moment, what a busy one took: V8 itself collects when it needs more, which a quiet site may
 * never do. Returns what ends it.
 */
export function giveBackWhenQuiet({ collect, heldBytes, cpuMilliseconds }: Machine = own): () => void {
  if (!collect) return () => undefined;
  let cpu = cpuMilliseconds();
  let held = 0;
  let quiet = 0;
  const look = (): void => {
    const before = cpu;
    cpu = cpuMilliseconds();
    quiet = cpu - before > lookMilliseconds * quietShare ? 0 : quiet + 1;
    if (quiet < quietLooks || heldBytes() - held < worthBytes) return;
    collect();
    held = heldBytes();
    cpu = cpuMilliseconds();
    quiet = 0;
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
