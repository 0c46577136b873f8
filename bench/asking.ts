import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { percentile } from './line.ts';
import type { Sent } from './load.ts';

/** A request of a kind whose times are distinguished. */
export interface Wanted extends Sent {
  kind: string;
  /** Stands in every right answer. */
  expect: string;
}

/**
 * How requests are sent: each once; in turn for some seconds; or so many a second whatever the answers take, their
 * times counted from when each was due.
 */
export type Plan =
  | { by: 'once'; connections: number }
  | { by: 'time'; connections: number; seconds: number }
  | { by: 'rate'; perSecond: number; seconds: number };

export interface AskedOf {
  url: string;
  wanted: Wanted[];
  plan: Plan;
}

/** Milliseconds. */
export interface Times {
  count: number;
  p50: number;
  p99: number;
}

export interface Answered {
  seconds: number;
  answered: number;
  /** Of all bodies as they were sent. */
  bytes: number;
  wrong: number;
  example: string;
  kinds: Record<string, Times>;
}

/** Sends requests from a process of its own. An unexpected answer stops the bench. */
export async function askFor(asked: AskedOf): Promise<Answered> {
  const child = fork(join(import.meta.dirname, 'asker.ts'), { stdio: 'inherit' });
  child.send(asked);
  const [answered] = (await once(child, 'message')) as [Answered];
  const { wrong, answered: all, example } = answered;
  if (wrong > 0) throw new Error(`${wrong} wrong answers of ${all}, such as ${example}`);
  return answered;
}

/** Times of each kind, which follows from the index of a request. */
export function timesByKind(times: readonly number[], kindOf: (index: number) => string): Record<string, Times> {
  const apart = new Map<string, number[]>();
  times.forEach((time, i) => {
    const kind = kindOf(i);
    const list = apart.get(kind) ?? [];
    list.push(time);
    apart.set(kind, list);
  });
  return Object.fromEntries(
    [...apart].map(([kind, list]) => [
      kind,
      { count: list.length, p50: percentile(list, 0.5), p99: percentile(list, 0.99) },
    ]),
  );
}
