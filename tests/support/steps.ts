import { type Profiler, Session } from 'node:inspector';

type Method = (this: { length: number }, ...given: unknown[]) => unknown;
type Natives = Record<string, Method>;

/** What looks at the whole of a text or list in one step of ours; those that copy are weighed by what they copy. */
const scanning: [object, string[]][] = [
  [
    String.prototype,
    ['split', 'lastIndexOf', 'includes', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'trim'].concat([
      'trimEnd',
      'trimStart',
      'toLowerCase',
      'toUpperCase',
      'normalize',
      'isWellFormed',
      'toWellFormed',
    ]),
  ],
  [
    Array.prototype,
    ['indexOf', 'lastIndexOf', 'includes', 'join', 'splice', 'shift', 'unshift', 'concat', 'toReversed'],
  ],
];
const copying: [object, string][] = [
  [String.prototype, 'slice'],
  [String.prototype, 'substring'],
  [Array.prototype, 'slice'],
];

/** Counts what a function does by the engine's own counters, so that a slow machine counts the same as a fast one. */
export class StepCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Blocks of code that were run, and characters and items that the language's own methods were given. */
  steps(run: () => unknown): number {
    const weighed = weighNatives();
    this.#take();
    try {
      run();
    } finally {
      weighed.end();
    }
    return blocksOf(this.#take()) + weighed.length();
  }

  end(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** What was run since it was last asked. It isn't added up here: adding up would count in the next answer. */
  #take(): Profiler.TakePreciseCoverageReturnType {
    let taken: Profiler.TakePreciseCoverageReturnType | undefined;
    this.#session.post('Profiler.takePreciseCoverage', (_, found) => {
      taken = found;
    });
    if (!taken) throw new Error('the engine gives no counts');
    return taken;
  }
}

function blocksOf({ result }: Profiler.TakePreciseCoverageReturnType): number {
  let blocks = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  return blocks;
}

type Weight = (self: { length: number }, result: unknown, given: unknown[]) => number;

function weighNatives(): { length: () => number; end: () => void } {
  let length = 0;
  const put: (() => void)[] = [];
  const weigh = (prototype: object, name: string, weightOf: Weight) => {
    const natives = prototype as Natives;
    const native = natives[name]!;
    natives[name] = function weighed(...given) {
      const result = native.apply(this, given);
      length += weightOf(this, result, given);
      return result;
    };
    put.push(() => {
      natives[name] = native;
    });
  };
  for (const [prototype, names] of scanning) for (const name of names) weigh(prototype, name, (self) => self.length);
  for (const [prototype, name] of copying) weigh(prototype, name, (_, result) => (result as string).length);
  // It ends where it finds something, and may begin late.
  weigh(String.prototype, 'indexOf', ({ length: end }, found, [, from = 0]) =>
    Math.max(0, ((found as number) < 0 ? end : (found as number)) - (from as number)),
  );
  return {
    length: () => length,
    end: () => {
      for (const back of put) back();
    },
  };
}
