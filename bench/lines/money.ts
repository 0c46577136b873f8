import { askFor } from '../asking.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { get, post } from '../load.ts';
import { costText, rounded } from '../rate.ts';
import { guestHeaders, type Member, memberHeaders } from '../world.ts';

export const group: Group = {
  name: 'money',
  at: 702,
  needs: 'site',
  lines: async (site) => [...(await rewards(site)), ...(await statements(site))],
};

const connections = 16;

/** Members who reward authors, each reward on disk before it is answered: of many authors, and of one who is popular. */
async function rewards(site: Site): Promise<Line[]> {
  const { posts, popular } = site.setting.money;
  return [
    await rewardsOf(site, { name: 'reward to an author, durable', pids: posts }),
    await rewardsOf(site, { name: 'reward to one popular author, durable', pids: popular, target: 500 }),
  ];
}

interface Rewarding {
  name: string;
  pids: readonly number[];
  target?: number;
}

/** A member rewards a thread once, so each is asked for once; the first ones warm the code. */
async function rewardsOf({ server, setting, quick }: Site, { name, pids, target }: Rewarding): Promise<Line> {
  const { givers } = setting.money;
  const most = quick ? 1000 : 10_000;
  // Member after member, each time for another post, so that nobody asks for more than their minute allows.
  const count = Math.min(most, givers.length * pids.length);
  const wanted = Array.from({ length: count }, (_, i) => {
    const giver = givers[i % givers.length]!;
    const pid = pids[((i % givers.length) + Math.floor(i / givers.length)) % pids.length];
    const sent = post('/v5/content/post/reward', { pid, xid: 1 }, memberHeaders(giver));
    return { ...sent, kind: 'reward', expect: '"memberIds":' };
  });
  const warm = Math.floor(wanted.length / 5);
  const ask = (some: typeof wanted) => askFor({ url: server.url, wanted: some, plan: { by: 'once', connections } });
  await ask(wanted.slice(0, warm));
  const before = server.cpuSeconds();
  const { seconds, answered, kinds } = await ask(wanted.slice(warm));
  const cost = (server.cpuSeconds() - before) / answered;
  const { p50, p99 } = kinds.reward!;
  const remark = `${answered} rewards, ${pids.length} posts; p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms; ${costText(cost)}`;
  const figures = { measured: answered / seconds, cost: cost * 1000 };
  return { name, unit: '/s', floor: 'select', remark, ...figures, ...(target && { target }) };
}

/** Pages of the statement of a member with a million entries, one after the other as one reader asks for them. */
async function statements(site: Site): Promise<Line[]> {
  const { busy } = site.setting.money;
  const deep = 1_000_000 - 50 * 20;
  const of = (what: string) => `${what} of a million entries, p99`;
  return [
    await timeOf(site, { name: of('first page'), path: '/v5/user/xgoldLog?page=1', who: busy }),
    await timeOf(site, { name: of('fiftieth page'), path: '/v5/user/xgoldLog?page=50', who: busy }),
    await timeOf(site, { name: of('statement, first page'), path: '/v5/wallet/statement?currency=xgold', who: busy }),
    await timeOf(site, {
      name: of('statement, below a place'),
      path: `/v5/wallet/statement?currency=xgold&before=${deep}`,
      who: busy,
    }),
    await timeOf(site, { name: of('wallet'), path: '/v5/wallet', who: busy, expect: '"earned":', target: null }),
  ];
}

interface Page {
  name: string;
  path: string;
  who: Member;
  expect?: string;
  target?: null;
}

async function timeOf(
  { server, seconds, quick }: Site,
  { name, path, who, expect = '"place":', target }: Page,
): Promise<Line> {
  // Many addresses, as one address may not read as fast.
  const wanted = Array.from({ length: 500 }, (_, i) => ({
    ...get(path, { ...memberHeaders(who), ...guestHeaders(i) }),
    ...{ kind: 'page', expect },
  }));
  const ask = (plan: { connections: number; seconds: number }) =>
    askFor({ url: server.url, wanted, plan: { by: 'time', ...plan } });
  await ask({ connections: 1, seconds: 1 });
  const one = await ask({ connections: 1, seconds: quick ? 2 : seconds / 2 });
  const many = await ask({ connections, seconds: quick ? 2 : seconds / 2 });
  const { p50, p99 } = one.kinds.page!;
  const remark = `p50 ${rounded(p50)} ms; with 16 at once ${Math.round(many.answered / many.seconds).toLocaleString('en')}/s, p99 ${rounded(many.kinds.page!.p99)} ms`;
  return { name, unit: 'ms', measured: p99, remark, ...(target === null ? {} : { target: 20 }) };
}
