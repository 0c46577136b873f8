const lookMilliseconds = 5000;
/** Of a core, in the time between two looks: what timers, beats and a few readers use. */
const quietShare = 0.1;
/** A pause of a tenth of a second is worth that much. */
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
  collect: globalThis.gc,
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
  const look = (): void => {
    const before = cpu;
    cpu = cpuMilliseconds();
    if (cpu - before > lookMilliseconds * quietShare || heldBytes() - held < worthBytes) return;
    collect();
    held = heldBytes();
    cpu = cpuMilliseconds();
  };
  const timer = setInterval(look, lookMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
