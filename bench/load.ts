import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What every browser says that it takes. */
const browserEncoding = 'gzip, deflate, br';

/** Of a browser: the compiler refuses a request that takes its answer unpacked. */
export type BrowserHeaders = Record<string, string> & { 'accept-encoding': typeof browserEncoding };

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: BrowserHeaders;
  body?: string;
}

/** A browser asks for a page or for the answer of a call. */
export const get = (path: string, headers: Record<string, string> = {}): Sent => ({
  method: 'GET',
  path,
  headers: { ...headers, 'accept-encoding': browserEncoding },
});

/** A browser sends JSON. */
export const post = (path: string, body: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers, 'accept-encoding': browserEncoding },
  body: JSON.stringify(body),
});

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
  /** Of an answer as it was sent, its head included. */
  bytes: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that failed or lacked what was expected; one of them. */
  wrong: number;
  example: string;
}

/** As in the figures that ours are compared with. */
const usualConnections = 16;

/** Over 16 connections unless another number is asked for. */
type Loaded = Omit<Asked, 'connections'> & { connections?: number };

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

/** How many of the answers that come packed are unpacked and read, before they are counted. */
const sample = 16;

async function readSample({ url, requests, expect }: Asked): Promise<void> {
  const step = Math.max(1, Math.floor(requests.length / sample));
  for (let i = 0; i < requests.length; i += step) {
    const { path, ...init } = requests[i]!;
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    if (!answer.ok || !text.includes(expect))
      throw new Error(`${init.method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
}

/** Sends requests over 16 connections from a process of its own. An unexpected answer stops the bench. */
export async function load(given: Loaded, generator = countByReading): Promise<Counted> {
  const asked = { connections: usualConnections, ...given };
  await readSample(asked);
  const counted = await generator(asked);
  if (counted.wrong > 0) {
    const { method, path } = asked.requests[0]!;
    throw new Error(`${counted.wrong} wrong answers of ${counted.answered} (${method} ${path}): ${counted.example}`);
  }
  return counted;
}
