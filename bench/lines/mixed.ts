import { type Answered, askFor, type Plan } from '../asking.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { type MixKind, mixOf } from '../mix.ts';
import { costText, rounded } from '../rate.ts';

export const group: Group = { name: 'mixed', at: 600, needs: 'site', lines: mixedLoad };

const connections = 32;
const fixedRate = 120;
const kinds: readonly MixKind[] = ['guests', 'members', 'replies'];

interface Measured {
  answered: Answered;
  /** Of all guests' pages, those that came from the guests' cache. */
  hitRate: number;
  /** Processor time of the server for one answer, in seconds. */
  cost: number;
}

/**
 * An evening: 85 guests to 15 members, threads by zipf, 2 % replies. As fast as 32 connections go, then at a fixed rate,
 * where the times show what a member waits when the machine is not full.
 */
async function mixedLoad(site: Site): Promise<Line[]> {
  const { seconds, setting, quick } = site;
  const warm = quick ? 2 : 10;
  await measure(site, { by: 'time', connections, seconds: warm }, 1);
  const full = await measure(site, { by: 'time', connections, seconds: seconds * 2 }, 2);
  const calm = await measure(site, { by: 'rate', perSecond: fixedRate, seconds: seconds * 4 }, 3);
  const threads = setting.crowd.length.toLocaleString('en');
  const perSecond = full.answered.answered / full.answered.seconds;
  const remark = `zipf over ${threads} threads; ${hitsText(full)}; ${costText(full.cost)}`;
  return [
    {
      name: `mixed load, ${connections} connections`,
      unit: '/s',
      target: 1000,
      floor: 'http',
      measured: perSecond,
      cost: full.cost * 1000,
      remark,
    },
    ...kinds.map((kind) => timeOf(`mixed load, ${connections} connections`, kind, full)),
    ...(['members', 'guests', 'replies'] as const).map((kind) =>
      timeOf(`mixed at ${fixedRate}/s, from when due`, kind, calm, kind === 'members' ? 100 : undefined),
    ),
  ];
}

const hitsText = ({ hitRate }: Measured): string => `${(hitRate * 100).toFixed(0)} % of guests’ pages from their cache`;

function timeOf(name: string, kind: MixKind, measured: Measured, target?: number): Line {
  const { p50 = Number.NaN, p99 = Number.NaN, count = 0 } = measured.answered.kinds[kind] ?? {};
  const remark = `p50 ${rounded(p50)} ms of ${count.toLocaleString('en')}; ${hitsText(measured)}`;
  return {
    name: `${name}: ${kind}, p99`,
    unit: 'ms',
    measured: p99,
    remark,
    ...(target === undefined ? {} : { target }),
  };
}

/** More than are asked for within a measurement, so that a stretch of the mix is not asked for twice. */
const drawn = 40_000;

async function measure({ server, setting }: Site, plan: Plan, seed: number): Promise<Measured> {
  const wanted = mixOf({ threads: setting.crowd, members: setting.members, count: drawn, seed });
  const [hits, cpu] = [await server.cachedPages(), server.cpuSeconds()];
  const answered = await askFor({ url: server.url, wanted, plan });
  const guests = answered.kinds.guests?.count ?? 0;
  return {
    answered,
    hitRate: ((await server.cachedPages()) - hits) / guests,
    cost: (server.cpuSeconds() - cpu) / answered.answered,
  };
}
