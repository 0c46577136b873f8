import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { builtBundle, clientDir, type WebBundle } from './bundle.ts';
import type { BuildManifest } from './page-parts.ts';

let bundle: WebBundle;
const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8')) as BuildManifest;
const moduleOf = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));

beforeAll(async () => {
  bundle = await (await builtBundle())();
});

/** What the page at an address brings: its files, those of the parts among them, and its texts. */
function broughtTo(reader: 'guest' | 'member', address: string) {
  const routes = bundle.entry.routeIdsAt(address, '/');
  const { entries, preloads, forMembers } = bundle.partsOf(routes);
  const files = [...entries, ...preloads, ...(reader === 'member' ? forMembers : [])];
  const parts = files.flatMap((file) => {
    const module = moduleOf.get(file)!;
    return bundle.entry.parts[module] ? [`${bundle.entry.parts[module]}: ${module.replace(/.*[/:]/, '')}`] : [];
  });
  const packed = files.reduce((sum, file) => sum + gzipSync(readFileSync(clientDir + file)).length, 0);
  return { parts, packed };
}

test.each([
  ['guest', '/forum/15443/1024', 135_600, []],
  ['member', '/forum/15443/1024', 149_100, ['members: member-routes', 'members: ForMembers.tsx']],
  ['guest', '/', 133_500, []],
  ['member', '/', 134_900, ['members: member-routes']],
  ['guest', '/privacy', 132_400, ['members: member-routes', 'rare: rare-routes']],
  ['member', '/note/thread', 161_300, ['members: member-routes']],
  ['member', '/operator/money', 169_800, ['members: member-routes', 'rare: rare-routes']],
  ['member', '/message', 149_800, ['members: member-routes', 'rare: rare-routes']],
] as const)('a %s’s page at %s brings no more than %d bytes packed, and of the parts %j', (reader, at, most, parts) => {
  const brought = broughtTo(reader, at);
  expect(brought.parts).toEqual(parts);
  expect(brought.packed).toBeLessThan(most);
});

/** A catalogue in English, by its name: the texts that a page or a part brings. */
async function catalogue(name: string): Promise<{ ids: string[]; packed: number }> {
  const [file = ''] = globSync(`${clientDir}/assets/texts/en/${name}.*.js`);
  const { default: messages } = (await import(pathToFileURL(file).href)) as { default: Record<string, unknown> };
  return { ids: Object.keys(messages), packed: gzipSync(readFileSync(file)).length };
}

test('a thread’s texts are those that its code names, its members’ part included; what is pressed brings its own', async () => {
  const [entry, thread, likers] = [
    await catalogue('entry'),
    await catalogue('routes/thread'),
    await catalogue('features/threads/components/LikersDialog'),
  ];
  expect(entry.ids).toEqual(expect.arrayContaining(['shell.logIn', 'common.time.minutes']));
  // Of the page, of what members alone do there, and of columns.
  expect(thread.ids).toEqual(expect.arrayContaining(['threads.replies', 'threads.writeReply']));
  expect(thread.ids.filter((id) => entry.ids.includes(id) || /^threads\.(?:poll|video)\./.test(id))).toEqual([]);
  expect(likers.ids.filter((id) => thread.ids.includes(id)).length).toBeLessThan(likers.ids.length);
  expect(entry.packed + thread.packed).toBeLessThan(4500);
});

test('every page and every part has a catalogue, but for parts that say nothing', () => {
  const names = globSync(`${clientDir}/assets/texts/*/**/*.js`).map((file) =>
    file.slice(`${clientDir}/assets/texts/`.length).replace(/\.\w+\.js$/, ''),
  );
  const pages = names.filter((name) => name.startsWith('en/routes/'));
  expect(pages.length).toBeGreaterThan(100);
  for (const language of ['fr', 'hi'])
    for (const name of names.filter((each) => each.startsWith('en/')))
      expect(names).toContain(name.replace('en/', `${language}/`));
});
