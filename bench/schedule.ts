/** Milliseconds, and a wait for one of them; a test brings its own. */
export interface Clock {
  now(): number;
  until(at: number): Promise<void>;
}

/** Asks one thing and is done when it was answered. */
type Ask = (index: number) => Promise<void>;

interface FixedRate {
  perSecond: number;
  count: number;
  clock: Clock;
  ask: Ask;
}

/**
 * Asks at a fixed rate whether or not what was asked before is answered, and gives the milliseconds from when each was due
 * to its answer. Counted from when it was sent, one slow answer would hide all that had to wait behind it.
 */
export async function atFixedRate({ perSecond, count, clock, ask }: FixedRate): Promise<number[]> {
  const from = clock.now();
  const times: Promise<number>[] = [];
  for (let i = 0; i < count; i += 1) {
    const due = from + (i * 1000) / perSecond;
    await clock.until(due);
    times.push(ask(i).then(() => clock.now() - due));
  }
  return Promise.all(times);
}

interface Closed {
  /** How many are asked at once; each waits for its answer before it asks the next. */
  connections: number;
  /** Whether one more is to be asked. */
  goesOn: (index: number) => boolean;
  clock: Clock;
  ask: Ask;
}

/** Asks one after the other over some connections, and gives the milliseconds each took, by its index. */
export async function oneAfterAnother({ connections, goesOn, clock, ask }: Closed): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (goesOn(next)) {
      const index = next++;
      const from = clock.now();
      await ask(index);
      times[index] = clock.now() - from;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}
