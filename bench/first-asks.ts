import { askFor } from './asking.ts';
import type { Site } from './group.ts';
import type { Line } from './line.ts';
import type { Sent } from './load.ts';
import { type AskedRate, costText, rate, rounded } from './rate.ts';
import type { FloorName } from './share.ts';
import type { ThreadOf20 } from './world.ts';

interface FirstAsks {
  name: string;
  target?: number;
  floor: FloorName;
  /** Asked before anything is measured, so that the code is warm. */
  warm?: readonly Sent[];
  /** Each is asked once; two of the same would not both be the first. */
  requests: readonly Sent[];
  expect: string;
}

const connections = 16;

/** What is asked for, regardless of who asks. */
const addressOf = ({ method, path, body = '' }: Sent): string => `${method} ${path} ${body}`;

/** Throws where two requests ask for the same. */
export function assertDifferent(requests: readonly Sent[]): void {
  const seen = new Set<string>();
  for (const request of requests) {
    const address = addressOf(request);
    if (seen.has(address)) throw new Error(`asked for twice, so not for the first time: ${address}`);
    seen.add(address);
  }
}

/** Asks for each once, unmeasured. */
export async function askOnce({ server }: Site, requests: readonly Sent[], expect: string): Promise<void> {
  if (requests.length === 0) return;
  const wanted = requests.map((one) => ({ ...one, kind: 'warm', expect }));
  await askFor({ url: server.url, wanted, plan: { by: 'once', connections } });
}

/** One request for each address. */
export const oneOfEach = (requests: readonly Sent[]): Sent[] => [
  ...new Map(requests.map((request) => [addressOf(request), request])).values(),
];

/** How many a second are answered of addresses that have all been asked for before, however slow that was. */
export async function laterAsks(site: Site, asked: AskedRate): Promise<Line> {
  await askOnce(site, oneOfEach(asked.requests), asked.expect);
  return rate(site, asked);
}

/** How many addresses a second are answered that each are asked for once. */
export async function firstAsks(site: Site, asked: FirstAsks): Promise<Line> {
  const { name, target, floor, warm = [], requests, expect } = asked;
  assertDifferent([...warm, ...requests]);
  await askOnce(site, warm, expect);
  const { server } = site;
  const before = server.cpuSeconds();
  const wanted = requests.map((one) => ({ ...one, kind: 'first', expect }));
  const { seconds, answered, bytes, kinds } = await askFor({
    url: server.url,
    wanted,
    plan: { by: 'once', connections },
  });
  const cost = (server.cpuSeconds() - before) / answered;
  const { p50, p99 } = kinds.first!;
  const each = `${(bytes / answered / 1000).toFixed(1)} kB each; p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms`;
  const remark = `${answered} addresses, each once; ${each}; ${costText(cost)}`;
  const figures = { measured: answered / seconds, cost: cost * 1000, bytes: bytes / answered };
  return { name, unit: '/s', floor, remark, ...figures, ...(target === undefined ? {} : { target }) };
}

/** How a page of a thread is asked for: with each order its posts are the same in another place. */
export interface ThreadAddress {
  thread: ThreadOf20;
  page: number;
  order: 'old' | 'new' | 'hot';
}

interface ThreadFirsts {
  /** What is asked, such as `thread page, guest`. */
  name: string;
  /** Of an address whose posts were drawn for another, and of one that nothing is there of. */
  targets?: { pieces: number; nothing: number };
  ask: (address: ThreadAddress, i: number) => Sent;
  expect: string;
}

const counts = { quick: { warm: 8, measured: 24 }, full: { warm: 64, measured: 320 } };

const pagesOf = ({ floors }: ThreadOf20): number[] =>
  Array.from({ length: Math.max(1, Math.ceil((floors - 1) / 20)) }, (_, i) => i + 1);

/**
 * First asks for threads that no line touched before: with nothing of a thread there; and in another order, once all
 * of its posts were asked for in the usual one.
 */
export async function threadFirsts(site: Site, { name, targets, ask, expect }: ThreadFirsts): Promise<Line[]> {
  const { warm, measured } = site.quick ? counts.quick : counts.full;
  const warming = site.setting.untouched.take(warm);
  const threads = site.setting.untouched.take(measured);
  const addresses = (of: readonly ThreadOf20[], order: ThreadAddress['order'], which: (page: number) => boolean) =>
    of
      .flatMap((thread) =>
        pagesOf(thread)
          .filter(which)
          .map((page) => ({ thread, page, order })),
      )
      .map(ask);
  const isFirst = (page: number): boolean => page === 1;
  const any = (): boolean => true;
  const nothing = await firstAsks(site, {
    name: `${name}, first ask, nothing of it there`,
    floor: 'http',
    warm: addresses(warming, 'old', any),
    requests: addresses(threads, 'old', isFirst),
    expect,
    ...(targets && { target: targets.nothing }),
  });
  await askOnce(
    site,
    addresses(threads, 'old', (page) => !isFirst(page)),
    expect,
  );
  const pieces = await firstAsks(site, {
    name: `${name}, first ask, its posts’ pieces there`,
    floor: 'http',
    warm: addresses(warming, 'new', any),
    requests: [...addresses(threads, 'new', any), ...addresses(threads, 'hot', any)],
    expect,
    ...(targets && { target: targets.pieces }),
  });
  return [nothing, pieces];
}
