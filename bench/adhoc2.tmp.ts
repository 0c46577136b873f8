import { prepare } from './world.ts';
import { withServers } from './several.ts';
import { setTimeout as delay } from 'node:timers/promises';
const dataDir = new URL('data/100000-posts', import.meta.url).pathname;
await prepare(dataDir, async (client, url, setting) => {
  const where: any = { url, setting, dataDir, seconds: 8, quick: true };
  await withServers(where, [{}, { DATABASE_POOL: '4', ADHOC: '1' }], async ([w, n]) => {
    for (let i = 0; i < 8; i++) { const a = [w!.cpuSeconds(), n!.cpuSeconds()]; await delay(10000); console.log(i * 10, 'idle ms/s', ((w!.cpuSeconds() - a[0]!) * 100).toFixed(1), ((n!.cpuSeconds() - a[1]!) * 100).toFixed(1)); }
  });
});
process.exit(0);
