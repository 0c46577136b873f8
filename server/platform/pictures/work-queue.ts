/** Whose work it is: a member's number, or the name of something else. */
type Owner = string | number;

interface WorkQueue {
  /**
   * Runs the work when its turn comes; undefined where too many wait already, or where the turn would come, or has not
   * come, within the longest wait. Owners take turns, so that nobody's many hold up another's one.
   */
  run<T>(work: () => Promise<T>, owner?: Owner): Promise<T | undefined>;
}

interface QueueLimits {
  atOnce: number;
  waiting: number;
  longestWaitMs?: number;
}

interface Waiter {
  owner: Owner;
  resolve: (isTurn: boolean) => void;
  late: NodeJS.Timeout;
}

/** Nobody waits longer: a browser or a proxy gives up on a silent connection soon after. */
const longestWaitMs = 20_000;
/** When another try is worth it for who was turned away. */
export const retryAfterSeconds = 10;
/** How much the last work counts in how long one usually takes. */
const lastCounts = 0.3;

/** Lets a few heavy works run at once and a bounded number wait a bounded time, so that a rush is refused, not piled up. */
export function workQueue(limits: QueueLimits): WorkQueue {
  const queue = new Queue(limits);
  return {
    async run(work, owner = '') {
      if (!(await queue.turn(owner))) return undefined;
      const began = Date.now();
      queue.begin(began);
      try {
        return await work();
      } finally {
        queue.end(began);
      }
    },
  };
}

class Queue {
  readonly #limits: Required<QueueLimits>;
  /** When each work began that runs. */
  readonly #running: number[] = [];
  /** Turns that are given, their work about to begin. */
  #starting = 0;
  #waiters: Waiter[] = [];
  /** Who waits, or has had a turn while others waited; the one whose turn is longest ago first. */
  readonly #order = new Set<Owner>();
  #averageMs = 0;

  constructor(limits: QueueLimits) {
    this.#limits = { longestWaitMs, ...limits };
  }

  async turn(owner: Owner): Promise<boolean> {
    const { atOnce, waiting, longestWaitMs: longest } = this.#limits;
    if (this.#running.length + this.#starting < atOnce) {
      this.#starting += 1;
      return true;
    }
    if (this.#waiters.length >= waiting || this.#expectedMs(owner) > longest) return false;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#waiters = this.#waiters.filter((each) => each !== waiter);
        resolve(false);
      }, longest);
      const waiter: Waiter = { owner, resolve, late };
      this.#waiters.push(waiter);
      this.#order.add(owner);
    });
  }

  begin(at: number): void {
    this.#starting -= 1;
    this.#running.push(at);
  }

  end(began: number): void {
    const took = Date.now() - began;
    this.#averageMs = this.#averageMs === 0 ? took : (1 - lastCounts) * this.#averageMs + lastCounts * took;
    this.#running.splice(this.#running.indexOf(began), 1);
    const next = this.#next();
    if (!next) return;
    clearTimeout(next.late);
    this.#starting += 1;
    next.resolve(true);
  }

  #next(): Waiter | undefined {
    const waiting = new Set(this.#waiters.map(({ owner }) => owner));
    for (const owner of this.#order) if (!waiting.has(owner)) this.#order.delete(owner);
    const [owner] = this.#order;
    if (owner === undefined) return undefined;
    this.#order.delete(owner);
    this.#order.add(owner);
    const index = this.#waiters.findIndex((each) => each.owner === owner);
    return this.#waiters.splice(index, 1)[0];
  }

  /** How long a new work of this owner would wait, if each takes as long as they usually do. */
  #expectedMs(owner: Owner): number {
    const now = Date.now();
    const counts = new Map<Owner, number>();
    for (const each of this.#waiters) counts.set(each.owner, (counts.get(each.owner) ?? 0) + 1);
    const own = counts.get(owner) ?? 0;
    let ahead = own;
    for (const [other, count] of counts) if (other !== owner) ahead += Math.min(count, own + 1);
    const left = this.#running.reduce((sum, began) => sum + Math.max(0, this.#averageMs - (now - began)), 0);
    return (left + ahead * this.#averageMs) / this.#limits.atOnce;
  }
}
