import type { Site } from './group.ts';
import type { Line } from './line.ts';
import { type Generator, load, type Sent } from './load.ts';
import type { FloorName } from './share.ts';
import { countByWrk, hasWrk } from './wrk.ts';

export interface AskedRate {
  name: string;
  target?: number;
  floor: FloorName;
  requests: Sent[];
  /** Stands in every right answer; an error answered fast must not count as speed. Empty where only statuses count. */
  expect: string;
  /** Other than 16. */
  connections?: number;
}

/** The faster of the two that are there: most lines would be bounded by the other one. */
export const generator: Generator | undefined = hasWrk() ? countByWrk : undefined;

const warmSeconds = 3;
export const rounded = (milliseconds: number): number => Number(milliseconds.toPrecision(3));

/** What an answer cost the server's process, and what a core to itself would answer at that cost. */
export const costText = (cpuSeconds: number): string =>
  `${(cpuSeconds * 1000).toFixed(2)} ms CPU each, ${Math.round(1 / cpuSeconds).toLocaleString('en')}/s a core`;

/**
 * How many of these a second are answered, once the code is warm. Beside the rate stands what an answer cost the
 * server's process: that hardly changes when other programs keep the machine busy, as the rate does.
 */
export async function rate(
  { server, seconds, quick }: Site,
  { name, target, floor, ...asked }: AskedRate,
): Promise<Line> {
  const sent = { url: server.url, ...asked };
  await load({ ...sent, seconds: quick ? 1 : warmSeconds }, generator);
  const before = server.cpuSeconds();
  const { perSecond, answered, bytes, p50, p99 } = await load({ ...sent, seconds }, generator);
  const cost = (server.cpuSeconds() - before) / answered;
  const remark = `${(bytes / 1000).toFixed(1)} kB each; p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms; ${costText(cost)}`;
  const each = { cost: cost * 1000, bytes };
  return { name, unit: '/s', measured: perSecond, floor, remark, ...each, ...(target === undefined ? {} : { target }) };
}
