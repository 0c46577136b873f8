interface WorkQueue {
  /** Runs the work when its turn comes; undefined, at once, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** Lets a few heavy works run at once and a bounded number wait, so that a rush is refused rather than piled up. */
export function workQueue(atOnce: number, waiting: number): WorkQueue {
  let running = 0;
  const turns: (() => void)[] = [];

  const leave = () => {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      if (running >= atOnce) {
        if (turns.length >= waiting) return undefined;
        await new Promise<void>((resolve) => turns.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
