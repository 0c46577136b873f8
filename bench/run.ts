import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningEmbedded } from '../server/platform/postgres/embedded.ts';
import { measureFloors } from './floor.ts';
import type { Group, Site } from './group.ts';
import { groups } from './groups.ts';
import { growthTable } from './growth-table.ts';
import { type Line, shareText, tableOf, verdictOf } from './line.ts';
import { describeMachine, loadNow, type Machine } from './machine.ts';
import { generator } from './rate.ts';
import { type Server, startServer } from './server.ts';
import type { Floors, FloorTimes } from './share.ts';
import { benchData, large, prepare, quick, type Setting, type Size, small, worldOf } from './world.ts';

const names = groups.map(({ name }) => name);
const usage = `npm run bench -- [--quick] [--only ${names.join()}] [--profile folder] [--json file]

Measures the site on this machine and prints a table; the same as JSON goes to that file, or to the bench's data folder,
where the worlds are stored too. The first run at full size makes a world of two million posts and takes some minutes more.`;

interface MeasuredLine extends Line {
  group: string;
  /** Load average of the machine when the line was done. */
  load: string;
  /** Posts of the world in which it was measured. */
  posts: number;
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: names.join() },
    profile: { type: 'string' },
    json: { type: 'string', default: join(benchData, 'latest.json') },
    help: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
if (values.help || wanted.some((name) => !names.includes(name))) {
  console.error(usage);
  process.exit(2);
}
const chosen = groups.filter(({ name }) => wanted.includes(name));
const measuredLines: MeasuredLine[] = [];
const floors: FloorTimes = { begin: {}, end: {} };

/** Runs a group and prints its lines at once. */
async function measure({ name }: Group, posts: number, lines: () => Promise<Line[]>): Promise<void> {
  const started = performance.now();
  for (const line of await lines()) {
    measuredLines.push({ ...line, group: name, load: loadNow(), posts });
    const figures = `${line.measured.toFixed(2)} ${line.unit} ${verdictOf(line).text} ${shareText(line, floors)}`;
    console.log(`  ${line.name}: ${figures.trim()}${line.remark ? ` (${line.remark})` : ''}`);
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s, load average ${loadNow()}`);
}

if (!generator) {
  console.error('wrk is not installed: the fastest lines and the floor of http show how fast the generator is');
}
const seconds = values.quick ? 3 : 10;
const main = values.quick ? quick : large;
let machine: Machine | undefined;

/** Starts the site on the world of this size where a group needs it. */
async function atSize(
  size: Size,
  onDatabase: (url: string, setting: Setting, dataDir: string) => Promise<void>,
  onSite: ((server: Server, setting: Setting, dataDir: string) => Promise<void>) | undefined,
): Promise<Setting> {
  const dataDir = await worldOf(size);
  const setting = await prepare(dataDir, async (client, url, prepared) => {
    machine = await describeMachine(client);
    await onDatabase(url, prepared, dataDir);
  });
  if (!onSite) return setting;
  const server = await startServer(dataDir, { profile: values.profile });
  try {
    await onSite(server, setting, dataDir);
  } finally {
    await server.stop();
  }
  return setting;
}

async function databaseOf(dataDir: string): Promise<string> {
  const databaseUrl = await runningEmbedded(dataDir);
  if (databaseUrl === undefined) throw new Error('the database of the site does not answer');
  return databaseUrl;
}

async function floorsBeside(databaseUrl: string, setting: Setting): Promise<Floors> {
  const measured = await measureFloors({ seconds: Math.min(seconds, 5), databaseUrl, setting });
  console.log(`floors: ${floorsText(measured)}; load average ${loadNow()}`);
  return measured;
}

const floorsText = (measured: Floors): string =>
  Object.entries(measured)
    .map(([name, perSecond]) => `${name} ${Math.round(perSecond).toLocaleString('en')}/s`)
    .join(', ');

for (const group of chosen) if (group.needs === 'nothing') await measure(group, 0, () => group.lines());

async function onDatabase(url: string, setting: Setting, dataDir: string): Promise<void> {
  const given = { dataDir, seconds, quick: values.quick };
  for (const group of chosen)
    if (group.needs === 'database') await measure(group, main.posts, () => group.lines(url, setting, given));
}

const onSite = chosen.filter((group) => group.needs === 'site');

const siteOf = async (server: Server, setting: Setting, dataDir: string): Promise<Site> => ({
  ...{ server, setting, seconds, quick: values.quick, databaseUrl: await databaseOf(dataDir), dataDir },
});

async function measureSite(server: Server, setting: Setting, dataDir: string): Promise<void> {
  const site = await siteOf(server, setting, dataDir);
  floors.begin = await floorsBeside(site.databaseUrl, setting);
  for (const group of onSite) await measure(group, main.posts, () => group.lines(site));
  floors.end = await floorsBeside(site.databaseUrl, setting);
}

const { posts } = await atSize(main, onDatabase, onSite.length > 0 ? measureSite : undefined);

for (const size of [quick, small].filter((each) => each.posts < main.posts)) {
  const growing = onSite.filter(({ alsoAt = [] }) => alsoAt.includes(size));
  if (growing.length === 0) continue;
  await atSize(
    size,
    async () => undefined,
    async (server, setting, dataDir) => {
      const site = await siteOf(server, setting, dataDir);
      for (const group of growing) await measure(group, size.posts, () => group.lines(site));
    },
  );
}

const facts = { at: new Date().toISOString(), machine, posts, quick: values.quick };
mkdirSync(benchData, { recursive: true });
writeFileSync(values.json, `${JSON.stringify({ ...facts, floors, lines: measuredLines }, null, 2)}\n`);
const ofMain = measuredLines.filter((line) => line.posts === 0 || line.posts === main.posts);
console.log(`\n${JSON.stringify(facts)}\n\n${tableOf(ofMain, floors)}\n\n${growthTable(measuredLines)}\n`);
console.log(`Floors at the beginning: ${floorsText(floors.begin)}\nFloors at the end: ${floorsText(floors.end)}`);
console.log(`As JSON: ${values.json}`);
