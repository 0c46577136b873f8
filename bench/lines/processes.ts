import { cpus } from 'node:os';
import { askFor, type Plan, type Wanted } from '../asking.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { get, load } from '../load.ts';
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

const kinds = ['first asks', 'member pages', 'mixed'] as const;
interface Measured {
  perSecond: number;
  /** Milliseconds of the site's processes for an answer: what two draw twice stands in it. */
  cost: number;
  /** Share of both cores that anything was done on meanwhile, the asker and the database included. */
  busy: number;
}
type Rates = Record<(typeof kinds)[number], Measured>;

/** Milliseconds of all cores so far: all, and those in which nothing was done. */
function coreTimes(): { all: number; idle: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0);
  return { all: sum(times.flatMap((each) => Object.values(each))), idle: sum(times.map(({ idle }) => idle)) };
}

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
    const of = (all: readonly Rates[]) => all.map((rates) => rates[kind]);
    const [single, double] = [one, two].map((all) => mean(of(all).map(({ perSecond }) => perSecond)));
    const costs = [one, two].map((all) => mean(of(all).map(({ cost }) => cost)).toFixed(2));
    const busy = [one, two].map((all) => Math.round(mean(of(all).map((rates) => rates.busy)) * 100));
    return {
      name: `two web processes against one, ${kind}`,
      unit: '×',
      target: 1.7,
      measured: double! / single!,
      remark: `${Math.round(single!)} and ${Math.round(double!)}/s, ${costs.join(' and ')} ms CPU each, the cores ${busy.join(' and ')} % busy; a server that only computes gains ${floor} here`,
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
    const measured = async (asked: Promise<{ answered: number; perSecond: number }>): Promise<Measured> => {
      const [before, times] = [server!.cpuSecondsOfAll(), coreTimes()];
      const { answered, perSecond } = await asked;
      const [cost, { all, idle }] = [((server!.cpuSecondsOfAll() - before) / answered) * 1000, coreTimes()];
      return { perSecond, cost, busy: 1 - (idle - times.idle) / (all - times.all) };
    };
    const ask = async (wanted: Wanted[], plan: Plan) => {
      const { answered, seconds } = await askFor({ url, wanted, plan });
      return { answered, perSecond: answered / seconds };
    };
    const asks = crowd.map((thread, i) => get(threadPath(thread), guestHeaders(i)));
    const wanted = asks.map((one) => ({ ...one, kind: 'page', expect: html }));
    const warm = Math.floor(asks.length / 4);
    await ask(wanted.slice(0, warm), { by: 'once', connections: 16 });
    const firsts = await measured(ask(wanted.slice(warm), { by: 'once', connections: 16 }));
    const asked = { url, requests: ofMembers(threads.map(threadPath), members), expect: html };
    await load({ ...asked, seconds: 3 }, generator);
    const pages = await measured(load({ ...asked, seconds }, generator));
    const mix = mixOf({ threads: crowd, members, count: 40_000, seed: round });
    await ask(mix, { by: 'time', connections: 32, seconds: quick ? 1 : 5 });
    const mixed = await measured(ask(mix, { by: 'time', connections: 32, seconds: seconds * 2 }));
    return { 'first asks': firsts, 'member pages': pages, mixed };
  });
