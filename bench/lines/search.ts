import type { Group, Site } from '../group.ts';
import { type Line, percentile } from '../line.ts';
import { guestHeaders, memberHeaders } from '../world.ts';

export const group: Group = { name: 'search', at: 410, needs: 'site', alsoSmall: true, lines: search };

/** Words of every other post, of one in hundreds, of none; several at once; other forms, accents, Devanagari. */
const queries = [
  'phone',
  'battery camera',
  'how to learn',
  'market lagos',
  'goalkeeper penalty',
  'photographs walking',
  'batterie appareil',
  'mise a jour telephone',
  'फ़ोन',
  'बैटरी कैमरा',
  'zzyzx',
  'battry camra',
] as const;
const filters = ['', '&country_fid=188', '&time=month', '&pictures=1', '&order=newest', '&country_fid=210&time=week'];
const target = 50;

/** How long a search takes, one after another, for readers of both kinds; and what is suggested while typing. */
async function search(site: Site): Promise<Line[]> {
  const paths = queries.flatMap((q) =>
    filters.map((filter) => `/v5/extend/search?type=1&q=${encodeURIComponent(q)}${filter}`),
  );
  const names = ['ada', 'tunde', 'zainab', 'musa'].map((q) => `/v5/extend/search?type=2&q=${q}`);
  const typed = ['ph', 'bat', 'how t', 'mark', 'बै'].map((q) => `/v5/extend/searchSuggest?q=${encodeURIComponent(q)}`);
  const { members } = site.setting;
  const asGuest = (i: number) => guestHeaders(i);
  const asMember = (i: number) => memberHeaders(members[i % members.length]!);
  return [
    await times(site, 'search posts, guest', paths, asGuest),
    await times(site, 'search posts, member', paths, asMember),
    await times(site, 'search members, guest', names, asGuest),
    await times(site, 'search while typing, guest', typed, asGuest),
  ];
}

/** The time within which nineteen of twenty are answered. */
async function times(
  { server, quick }: Site,
  name: string,
  paths: readonly string[],
  headersOf: (i: number) => Record<string, string>,
): Promise<Line> {
  const ask = async (path: string, i: number): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(server.url + path, { headers: headersOf(i) });
    const text = await answer.text();
    if (!text.includes('"status":1')) throw new Error(`${path}: ${text.slice(0, 200)}`);
    return performance.now() - began;
  };
  for (const [i, path] of paths.entries()) await ask(path, i);
  const rounds = quick ? 1 : 3;
  const taken: { path: string; ms: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [i, path] of paths.entries()) taken.push({ path, ms: await ask(path, i) });
  const all = taken.map(({ ms }) => ms);
  const slowest = taken.reduce((a, b) => (a.ms > b.ms ? a : b));
  return {
    ...{ name, unit: 'ms', target, measured: percentile(all, 0.95) },
    remark: `p50 ${percentile(all, 0.5).toFixed(1)} ms; slowest ${slowest.ms.toFixed(0)} ms: ${decodeURIComponent(slowest.path)}`,
  };
}
