import { Gauge, register } from 'prom-client';
import { within } from './within.ts';

/** What takes longer shows in other figures, and a scrape doesn't wait for it. */
const questionMilliseconds = 1000;

interface Figure<T> {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** How those of several workers become one. */
  aggregator: 'max' | 'min' | 'sum';
  /** A label's values with the figure of each, or the figure alone; nothing where there is none now. */
  of: (answer: T) => number | undefined | readonly (readonly [labels: Record<string, string>, figure: number])[];
}

/**
 * Publishes figures that are one question's answer, asked anew by each scrape; while there is none they are as they were. Who publishes them
 * last in a process is who is asked.
 */
export function publishGauges<T>(ask: () => Promise<T | undefined>, figures: readonly Figure<T>[]): void {
  const answer = sharedAnswer(() =>
    within(
      questionMilliseconds,
      ask().catch(() => undefined),
      undefined,
    ),
  );
  for (const { name, help, labelNames = [], aggregator, of } of figures) {
    register.removeSingleMetric(name);
    const gauge = new Gauge({
      ...{ name, help, labelNames, aggregator },
      async collect() {
        const answered = await answer();
        const figure = answered === undefined ? undefined : of(answered);
        if (typeof figure === 'number') this.set(figure);
        if (typeof figure !== 'object') return;
        this.reset();
        for (const [labels, each] of figure) this.set(labels, each);
      },
    });
    // Before the first answer there is none, where 0 would be one.
    if (labelNames.length === 0) gauge.remove();
  }
}

/** Who asks while an answer is on its way gets the same one. */
function sharedAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
