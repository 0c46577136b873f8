import { askFor } from '../asking.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { get, load, type Sent } from '../load.ts';
import { mixOf, threadPath } from '../mix.ts';
import { html, ofMembers } from '../page-asks.ts';
import { generator } from '../rate.ts';
import { mean, rounds, type Where, withServers } from '../several.ts';
import { startSpinning } from '../spinning.ts';
import { guestHeaders } from '../world.ts';

export const group: Group = {
  name: 'processes',
  at: 45,
  needs: 'database',
  lines: (url, setting, given) => twoAgainstOne({ ...given, url, setting }),
};

type Rates = Record<'first asks' | 'member pages' | 'mixed', number>;
const kinds = ['first asks', 'member pages', 'mixed'] as const;

/** What a second process on the same two cores is worth. */
async function twoAgainstOne(where: Where): Promise<Line[]> {
  const [one, two]: [Rates[], Rates[]] = [[], []];
  const [floorOfOne, floorOfTwo]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floorOfOne.push(await spinning(where, 1));
    floorOfTwo.push(await spinning(where, 2));
    one.push(await ratesOf(where, 1, round));
    two.push(await ratesOf(where, 2, round));
  }
  const floor = (mean(floorOfTwo) / mean(floorOfOne)).toFixed(2);
  return kinds.map((kind) => {
    const [single, double] = [mean(one.map((rates) => rates[kind])), mean(two.map((rates) => rates[kind]))];
    return {
      name: `two web processes against one, ${kind}`,
      unit: '×',
      target: 1.7,
      measured: double / single,
      remark: `${Math.round(single)} and ${Math.round(double)}/s; a server that only computes gains ${floor} here`,
    };
  });
}

async function spinning({ seconds }: Where, count: number): Promise<number> {
  const server = await startSpinning(count);
  try {
    const asked = { url: server.url, requests: [get('/')], expect: '' };
    await load({ ...asked, seconds: 1 }, generator);
    return (await load({ ...asked, seconds }, generator)).perSecond;
  } finally {
    await server.stop();
  }
}

const ratesOf = (where: Where, count: number, round: number): Promise<Rates> =>
  withServers(where, [{ WEB_CONCURRENCY: `${count}` }], async ([server]) => {
    const { setting, seconds, quick } = where;
    const { url } = server!;
    const { threads, members, crowd } = setting;
    const asks = crowd.map((thread, i) => get(`/forum/${thread.fid}/${thread.tid}?limit=20`, guestHeaders(i)));
    const wanted = (some: readonly Sent[]) => some.map((one) => ({ ...one, kind: 'page', expect: html }));
    const warm = Math.floor(asks.length / 4);
    await askFor({ url, wanted: wanted(asks.slice(0, warm)), plan: { by: 'once', connections: 16 } });
    const firsts = await askFor({ url, wanted: wanted(asks.slice(warm)), plan: { by: 'once', connections: 16 } });
    const requests = ofMembers(threads.map(threadPath), members);
    const asked = { url, requests, expect: html };
    await load({ ...asked, seconds: 3 }, generator);
    const pages = await load({ ...asked, seconds }, generator);
    const mix = mixOf({ threads: crowd, members, count: 40_000, seed: round });
    await askFor({ url, wanted: mix, plan: { by: 'time', connections: 32, seconds: quick ? 1 : 5 } });
    const mixed = await askFor({ url, wanted: mix, plan: { by: 'time', connections: 32, seconds: seconds * 2 } });
    return {
      'first asks': firsts.answered / firsts.seconds,
      'member pages': pages.perSecond,
      mixed: mixed.answered / mixed.seconds,
    };
  });
