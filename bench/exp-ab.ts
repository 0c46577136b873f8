/* eslint-disable */
const sides = process.argv.slice(2, 4);
const rounds = Number(process.argv[4] ?? 3);
const only = process.argv[5];
const profile = process.argv[6];
type Any = any;
const load = async (root: string): Promise<Any> => {
  const [srv, world, mix, asking] = await Promise.all(['server', 'world', 'mix', 'asking'].map((n) => import(`${root}/bench/${n}.ts`)));
  const l = await import(`${root}/bench/load.ts`);
  const dir = await world.worldOf(world.quick);
  const setting = await world.prepare(dir, async () => undefined);
  const server = await srv.startServer(dir, profile ? { profile: `${profile}-${root.split('/').at(-1)}` } : {});
  return { root, world, mix, asking, l, setting, server };
};
const all = [];
for (const s of sides) all.push(await load(s));
const results: Record<string, Record<string, number[]>> = {};
const extra: Record<string, Record<string, string>> = {};
const fresh = new Map(all.map((s) => [s, 0]));
const measure = async (s: Any, name: string, wanted: Any[], plan: Any) => {
  const before = s.server.cpuSeconds();
  const t0 = performance.now();
  const got = await s.asking.askFor({ url: s.server.url, wanted, plan });
  const cost = ((s.server.cpuSeconds() - before) / got.answered) * 1000;
  ((results[name] ??= {})[s.root] ??= []).push(cost);
  const kinds = Object.entries(got.kinds).map(([k, v]: Any) => `${k} p50 ${v.p50.toFixed(0)} p99 ${v.p99.toFixed(0)}`).join(', ');
  (extra[name] ??= {})[s.root] = `${(got.answered / ((performance.now() - t0) / 1000)).toFixed(0)}/s ${(got.bytes / got.answered / 1000).toFixed(1)} kB ${kinds}`;
};
const take = (s: Any, n: number): Any[] => s.setting.untouched.take(n);
const lines: Record<string, (s: Any, round: number) => Promise<void>> = {
  'guest page first': async (s) => {
    const wanted = take(s, 22).map((t: Any, i: number) => ({ ...s.l.get(s.mix.threadPath(t), s.world.guestHeaders(i)), kind: 'x', expect: '</html>' }));
    await measure(s, 'guest page first', wanted, { by: 'once', connections: 4 });
  },
  'guest page first, posts there': async (s) => {
    const threads = take(s, 16);
    const w = (o: string) => threads.map((t: Any, i: number) => ({ ...s.l.get(s.mix.threadPath(t) + o, s.world.guestHeaders(i)), kind: 'x', expect: '</html>' }));
    await s.asking.askFor({ url: s.server.url, wanted: w(''), plan: { by: 'once', connections: 4 } });
    await measure(s, 'guest page first, posts there', [...w('&order=new'), ...w('&order=hot')], { by: 'once', connections: 4 });
  },
  'member page first': async (s) => {
    const wanted = take(s, 22).map((t: Any, i: number) => ({ ...s.l.get(s.mix.threadPath(t), s.world.pageHeaders(s.setting.members[i % 200])), kind: 'x', expect: '</html>' }));
    await measure(s, 'member page first', wanted, { by: 'once', connections: 4 });
  },
  'member page again': async (s, r) => {
    const wanted = s.setting.members.slice(0, 200).map((m: Any, i: number) => ({ ...s.l.get(s.mix.threadPath(s.setting.threads[i % s.setting.threads.length]), s.world.pageHeaders(m)), kind: 'x', expect: '</html>' }));
    if (r === 0) await s.asking.askFor({ url: s.server.url, wanted, plan: { by: 'once', connections: 4 } });
    await measure(s, 'member page again', wanted, { by: 'time', connections: 8, seconds: 2 });
  },
  'member json again': async (s, r) => {
    const wanted = s.setting.members.slice(0, 200).map((m: Any, i: number) => ({ ...s.l.post('/selfapi/thread/view', { tid: s.setting.threads[i % s.setting.threads.length].tid, page: 1, limit: 20, order: 'asc', orderfield: 'dateline' }, s.world.memberHeaders(m)), kind: 'x', expect: '"postlist":[{' }));
    if (r === 0) await s.asking.askFor({ url: s.server.url, wanted, plan: { by: 'once', connections: 4 } });
    await measure(s, 'member json again', wanted, { by: 'time', connections: 8, seconds: 2 });
  },
  'member json first': async (s) => {
    const wanted = take(s, 22).map((t: Any, i: number) => ({ ...s.l.post('/selfapi/thread/view', { tid: t.tid, page: 1, limit: 20, order: 'asc', orderfield: 'dateline' }, s.world.memberHeaders(s.setting.members[i % 200])), kind: 'x', expect: '"postlist":[{' }));
    await measure(s, 'member json first', wanted, { by: 'once', connections: 4 });
  },
  mixed: async (s, r) => {
    const wanted = s.mix.mixOf({ threads: s.setting.crowd, members: s.setting.members, count: 1500, seed: 10 + r });
    await measure(s, 'mixed', wanted, { by: 'once', connections: 16 });
  },
  'mixed 120': async (s, r) => {
    const wanted = s.mix.mixOf({ threads: s.setting.crowd, members: s.setting.members, count: 40000, seed: 100 + r });
    await measure(s, 'mixed 120', wanted, { by: 'rate', perSecond: 120, seconds: 5 });
  },
};
try {
  const names = Object.keys(lines).filter((n) => !only || only === 'all' || new RegExp(only).test(n));
  for (let r = 0; r < rounds; r += 1)
    for (const n of names) for (const s of r % 2 ? [...all].reverse() : all) await lines[n]!(s, r);
  for (const n of names) for (const s of all) {
    const v = results[n]![s.root]!;
    console.log(n.padEnd(30), s.root.split('/').at(-1)!.padEnd(15), v.map((x) => x.toFixed(2)).join(' '), '| min', Math.min(...v).toFixed(2), '|', extra[n]![s.root]);
  }
  for (const s of all) console.log(s.root, 'memory', s.server.memoryMiB().toFixed(0), 'most', s.server.mostMemoryMiB().toFixed(0));
} finally {
  for (const s of all) await s.server.stop();
}
