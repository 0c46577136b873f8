import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Line, tableOf, verdictOf } from './line.ts';
import { pageInBrowser } from './lines/browser.ts';
import { replies, threadJson } from './lines/calls.ts';
import { eventLog } from './lines/events.ts';
import { timesAt } from './lines/growth.ts';
import { liveSockets } from './lines/live.ts';
import { followLists, noticeLists } from './lines/members.ts';
import { feeds, profilePages, threadPages } from './lines/pages.ts';
import { plans } from './lines/plans.ts';
import type { Site } from './lines/rate.ts';
import { starts } from './lines/start.ts';
import { describeMachine, loadNow, type Machine } from './machine.ts';
import { type Server, startServer } from './server.ts';
import { benchData, large, prepare, quick, type Setting, type Size, small, worldOf } from './world.ts';

const usage = `npm run bench -- [--quick] [--only pages,json,feeds,members,replies,memory,live,start,browser,growth,plans,events] [--profile folder]

Measures the site on this machine and prints a table; the same as JSON goes to the bench's data folder, where the
worlds are kept too. The first run at full size makes a world of two million posts and takes some minutes more.`;

const groups = [
  'start',
  'plans',
  'events',
  'pages',
  'json',
  'feeds',
  'members',
  'replies',
  'memory',
  'live',
  'browser',
  'growth',
] as const;
type Group = (typeof groups)[number];

interface Told extends Line {
  group: Group;
  /** Load average of the machine when the line was done. */
  load: string;
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: groups.join() },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const chosen = values.only.split(',').map((name) => groups.find((group) => group === name));
if (values.help || chosen.includes(undefined)) {
  console.error(usage);
  process.exit(2);
}
const told: Told[] = [];

/** Runs a group if it was chosen, and tells its lines at once. */
async function measure(group: Group, lines: () => Promise<Line[]>): Promise<void> {
  if (!chosen.includes(group)) return;
  const started = performance.now();
  for (const line of await lines()) {
    told.push({ ...line, group, load: loadNow() });
    console.log(`  ${line.name}: ${line.measured.toFixed(2)} ${line.unit} ${verdictOf(line).text}`);
  }
  console.log(`${group}: ${((performance.now() - started) / 1000).toFixed(0)} s, load average ${loadNow()}`);
}

const needsNoSite: readonly (Group | undefined)[] = ['start', 'plans', 'events'];
const needsSite = chosen.some((group) => !needsNoSite.includes(group));
const seconds = values.quick ? 3 : 10;
let machine: Machine | undefined;

async function atSize(size: Size, lines: (server: Server, setting: Setting) => Promise<void>): Promise<Setting> {
  const dataDir = await worldOf(size);
  const setting = await prepare(dataDir, async (client, url, prepared) => {
    machine = await describeMachine(client);
    if (size !== small) await measure('plans', () => plans(url, prepared));
  });
  if (!needsSite) return setting;
  const server = await startServer(dataDir, { profile: values.profile });
  try {
    await lines(server, setting);
  } finally {
    await server.stop();
  }
  return setting;
}

await measure('start', starts);
await measure('events', eventLog);
const { posts } = await atSize(values.quick ? quick : large, async (server, setting) => {
  const site: Site = { server, setting, seconds };
  await measure('growth', () => timesAt(server.url, setting));
  await measure('pages', () => threadPages(site));
  await measure('json', () => threadJson(site));
  await measure('feeds', () => feeds(site));
  await measure('members', async () => [
    ...(await followLists(site)),
    ...(await noticeLists(site)),
    ...(await profilePages(site)),
  ]);
  await measure('replies', () => replies(site));
  await measure('memory', async () => [
    { name: 'memory of the process after all this', unit: 'MiB', target: 300, measured: server.memoryMiB() },
  ]);
  await measure('live', () => liveSockets(site));
  const { fid, tid } = setting.threadOfText;
  await measure('browser', () => pageInBrowser(server.url, `/forum/${fid}/${tid}?limit=20`));
});
if (chosen.includes('growth')) {
  await atSize(small, (server, setting) => measure('growth', () => timesAt(server.url, setting)));
}

const facts = { at: new Date().toISOString(), machine, posts, quick: values.quick };
mkdirSync(benchData, { recursive: true });
writeFileSync(join(benchData, 'latest.json'), `${JSON.stringify({ ...facts, lines: told }, null, 2)}\n`);
console.log(`\n${JSON.stringify(facts)}\n\n${tableOf(told)}\n`);
console.log(`As JSON: ${join(benchData, 'latest.json')}`);
