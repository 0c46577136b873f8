import { Unavailable } from './errors.ts';

/** How long a write waits for a connection before it is answered that the site is busy, as the pool itself does. */
const patienceMs = 5000;

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** So many works at the same time, the others in the order of their coming. */
class Lane {
  readonly #most: number;
  readonly #patience: number;
  #running = 0;
  #waiting = new Set<Waiting>();

  constructor(most: number, patience: number) {
    this.#most = most;
    this.#patience = patience;
  }

  async enter(): Promise<void> {
    if (this.#running < this.#most) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new Unavailable('no connection was free in time'));
      }, this.#patience);
      const waiting: Waiting = { start: resolve, timer };
      this.#waiting.add(waiting);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    next.start();
  }
}

/** The connections that calls which write may hold, so that a row for which many wait stops nothing else. */
export interface Lanes {
  /** Does the work of a call once one of its connections is free; fails as unavailable after a while. */
  run<T>(call: string, work: () => Promise<T>): Promise<T>;
}

/** Of a pool with so many connections one call holds a third at most, all writes three quarters: reads have the rest. */
export function createLanes(connections: number, patience = patienceMs): Lanes {
  const ofOne = Math.max(1, Math.floor(connections / 3));
  const all = new Lane(Math.max(1, Math.floor((connections * 3) / 4)), patience);
  const byCall = new Map<string, Lane>();
  const laneOf = (call: string): Lane => {
    const lane = byCall.get(call) ?? new Lane(ofOne, patience);
    byCall.set(call, lane);
    return lane;
  };
  const inLane = async <T>(lane: Lane, work: () => Promise<T>): Promise<T> => {
    await lane.enter();
    try {
      return await work();
    } finally {
      lane.leave();
    }
  };
  return { run: (call, work) => inLane(laneOf(call), () => inLane(all, work)) };
}
