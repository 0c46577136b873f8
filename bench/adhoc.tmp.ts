import { readFileSync, readdirSync } from 'node:fs';
import { prepare } from './world.ts';
import { withServers, repliesOf } from './several.ts';
const dataDir = new URL('data/100000-posts', import.meta.url).pathname;
const pgCpu = (root: string) => { let s = 0; for (const p of readdirSync('/proc')) { if (!/^\d+$/.test(p)) continue; try { const c = readFileSync(`/proc/${p}/cmdline`, 'utf8'); if (!c.startsWith('postgres') && !c.includes('bin/postgres')) continue; const cwd = readFileSync(`/proc/${p}/environ`, 'utf8'); const st = readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1]!.split(' '); const { readlinkSync } = await_fs; if (!readlinkSync(`/proc/${p}/cwd`).includes(root)) continue; s += (Number(st[11]) + Number(st[12])) / 100; } catch {} } return s; };
import * as await_fs from 'node:fs';
await prepare(dataDir, async (client, url, setting) => {
  const where: any = { url, setting, dataDir, seconds: 8, quick: true };
  for (const N of process.argv.slice(2).map(Number))
  await withServers(where, [{}, ...Array.from({ length: N }, () => ({ DATABASE_POOL: '4', ...(process.env.NROLE ? {} : {}) }))], async (all) => {
    const [w, ...rest] = all;
    await repliesOf(where, w!);
    const m = () => ({ w: w!.cpuSeconds(), n: rest.reduce((s, x) => s + x.cpuSeconds(), 0), pg: pgCpu('100000-posts') });
    { const i0 = m(); await new Promise((r) => setTimeout(r, 8000)); const i1 = m(); console.log(N, 'idle ms/s: writer', ((i1.w - i0.w) / 8 * 1000).toFixed(1), 'neigh each', ((i1.n - i0.n) / 8 / Math.max(1, N) * 1000).toFixed(1), 'pg', ((i1.pg - i0.pg) / 8 * 1000).toFixed(1)); }
    const a = m(); const t = performance.now(); const r = await repliesOf(where, w!); const s = (performance.now() - t) / 1000; const b = m();
    const k = 11 * r.perSecond; // 3 warm + 8
    console.log(N, Math.round(r.perSecond) + '/s', 'tx', r.transactions.toFixed(1), 'ms/reply writer', ((b.w - a.w) / k * 1000).toFixed(2), 'neigh', ((b.n - a.n) / k * 1000).toFixed(2), 'pg', ((b.pg - a.pg) / k * 1000).toFixed(2));
  });
});
process.exit(0);
