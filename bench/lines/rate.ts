import type { Line } from '../line.ts';
import { type Generator, load, type Sent } from '../load.ts';
import type { Server } from '../server.ts';
import type { Setting } from '../world.ts';

export interface Site {
  server: Server;
  setting: Setting;
  /** Seconds that a line is measured for. */
  seconds: number;
}

interface Asked {
  name: string;
  target?: number;
  requests: Sent[];
  /** Stands in every right answer; an error answered fast must not count as speed. */
  expect: string;
  /** Another than the one that reads every answer. */
  generator?: Generator | undefined;
}

const warmSeconds = 3;
const rounded = (milliseconds: number): number => Number(milliseconds.toPrecision(3));

/**
 * How many of these a second are answered, once the code is warm. Beside the rate stands what an answer cost the
 * server's process: that hardly changes when other programs keep the machine busy, as the rate does.
 */
export async function rate(
  { server, seconds }: Site,
  { name, target, requests, expect, generator }: Asked,
): Promise<Line> {
  const asked = { url: server.url, requests, expect };
  await load({ ...asked, seconds: warmSeconds }, generator);
  const before = server.cpuSeconds();
  const { perSecond, answered, bytes, p50, p99 } = await load({ ...asked, seconds }, generator);
  const cost = (server.cpuSeconds() - before) / answered;
  const remark = `${(bytes / 1000).toFixed(1)} kB each; p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms; ${(cost * 1000).toFixed(2)} ms CPU each, ${Math.round(1 / cost).toLocaleString('en')}/s a core`;
  return { name, unit: '/s', measured: perSecond, remark, ...(target === undefined ? {} : { target }) };
}
