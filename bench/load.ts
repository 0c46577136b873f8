import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What the generator is asked to do. */
export interface Asked {
  url: string;
  connections: number;
  seconds: number;
  requests: Sent[];
  /** Stands in every right answer; an error answered fast must not count as speed. */
  expect: string;
}

export interface Counted {
  perSecond: number;
  answered: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that failed or lacked what was expected; one of them. */
  wrong: number;
  example: string;
}

/** As in the figures that ours are compared with. */
const connections = 16;

/** The requests that one connection sends, so that no two send the same at once and none is left out. */
export function eachInTurn<T>(requests: readonly T[], connection: number, connections: number): T[] {
  const own = requests.filter((_, i) => i % connections === connection % connections);
  return own.length > 0 ? own : [...requests];
}

/** By a generator that reads every answer. */
async function countByReading(asked: Asked): Promise<Counted> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: 'inherit' });
  child.send(asked);
  const [counted] = (await once(child, 'message')) as [Counted];
  return counted;
}

export type Generator = (asked: Asked) => Promise<Counted>;

/** Sends requests over 16 connections from a process of its own. An unexpected answer stops the bench. */
export async function load(asked: Omit<Asked, 'connections'>, generator = countByReading): Promise<Counted> {
  const counted = await generator({ ...asked, connections });
  if (counted.wrong > 0) {
    const { method, path } = asked.requests[0]!;
    throw new Error(`${counted.wrong} wrong answers of ${counted.answered} (${method} ${path}): ${counted.example}`);
  }
  return counted;
}
