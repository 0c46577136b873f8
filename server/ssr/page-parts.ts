import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageForm } from '../../contract/primitives/page-form.ts';
import { themeSheet } from '../../contract/primitives/theme.ts';
import { escapeHtml } from '../platform/escape-html.ts';

/** What the build lists of its files (Vite's manifest). */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isEntry?: boolean }
>;

/** The browser's files, and when each part comes, by its module (`web/made/parts.ts`). */
interface Build {
  manifest: BuildManifest;
  parts: Readonly<Record<string, string>>;
}

/** A script that stands in the page. */
interface InPage {
  code: string;
  hash: string;
}

/** What stands around what React drew: the page's look and its code. */
export interface PageParts {
  /** Addresses of its style sheets. */
  styles: readonly string[];
  /** Sheets that the next page may link: its own, and those of the pages that most readers see. */
  prefetches: readonly string[];
  /** The same sheets, to stand in the page, and their hashes for its policy. */
  inline: { html: Buffer; hashes: readonly string[] };
  /** Scripts that stand in the page, and their hashes: in its head, and behind its header; empty in development. */
  theme: InPage;
  early: InPage;
  /** Icons and flags that stand in the page. */
  sprite: Buffer;
  /** Code that the page's entry will ask for, each part after those that it imports. */
  preloads: readonly string[];
  /** The same of what only members use of it. */
  forMembers: readonly string[];
  entries: readonly string[];
}

const entryKey = 'web/entry.client.tsx';
const themeKey = 'web/chosen-theme.ts';
const earlyKey = 'web/early.ts';
const memberTable = 'virtual:member-routes';
const rareTable = 'virtual:rare-routes';
const frequentRoutes = ['routes/home', 'routes/thread'];
const routeKey = (id: string): string => `virtual:route/${id}.tsx`;

/** In development Vite serves the sources, and its own client puts the styles into the page. */
export const sourceParts = (sprite: string): PageParts => ({
  sprite: Buffer.from(sprite),
  styles: ['/web/app.css', '/web/rest.css'],
  prefetches: [],
  inline: { html: Buffer.alloc(0), hashes: [] },
  theme: { code: '', hash: '' },
  early: { code: '', hash: '' },
  preloads: [],
  forMembers: [],
  entries: ['/@vite/client', `/${entryKey}`],
});

/** A style sheet never changes under its name, so a page can hold it, and says which it is: its code fetches it no more. */
function inlined(dir: string, styles: readonly string[]): PageParts['inline'] {
  const sheets = styles.map((href) => readFileSync(join(dir, href), 'utf8').trim());
  return {
    html: Buffer.from(sheets.map((css, at) => `<style data-href="${styles[at]}">${css}</style>`).join('')),
    hashes: sheets.map(hashOf),
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Its names stay its own, as it is no module: a module would run when the page is whole. */
function inPage(dir: string, manifest: BuildManifest, key: string): InPage {
  const built = manifest[key];
  if (!built) return { code: '', hash: '' };
  const code = `{${readFileSync(join(dir, built.file), 'utf8').trim()}}`;
  if (/\b(import|export)\b/.test(code)) throw new Error(`${key} stands alone: it imports and exports nothing`);
  return { code, hash: hashOf(code) };
}

/** Sheets and code of a page, those of its entry first. */
function filesOf(
  { manifest, parts: declared }: Build,
  routes: readonly string[],
): Pick<PageParts, 'styles' | 'preloads' | 'forMembers'> {
  const seen = new Set<string>();
  /** Each after those that it imports. */
  const inTurn: string[] = [];
  const visit = (key: string): void => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
    inTurn.push(key);
  };
  const keys = routes.map(routeKey);
  const isIn = (table: string) => (key: string) => !manifest[key] || manifest[table]?.dynamicImports?.includes(key);
  const isLate = !keys.every(isIn(entryKey));
  const isRare = isLate && !keys.every((key) => isIn(entryKey)(key) || isIn(memberTable)(key));
  // As the browser looks for a page: among those that everybody sees, among those of members, among the others.
  for (const key of [entryKey, ...(isLate ? [memberTable] : []), ...(isRare ? [rareTable] : []), ...keys]) visit(key);
  const chunksOf = (order: readonly string[]) => order.flatMap((key) => manifest[key] ?? []);
  const styles = new Set(
    chunksOf([...seen])
      .flatMap(({ css }) => css ?? [])
      .map((file) => `/${file}`),
  );
  const parts = (): string[] =>
    chunksOf(inTurn)
      .filter(({ isEntry }) => !isEntry)
      .map(({ file }) => `/${file}`);
  const preloads = new Set(parts());
  // A set that is gone through goes on to what is added meanwhile.
  for (const key of seen)
    for (const part of manifest[key]?.dynamicImports ?? []) if (declared[part] === 'members') visit(part);
  const forMembers = parts().filter((file) => !preloads.has(file));
  return { styles: [...styles], preloads: [...preloads], forMembers };
}

/** The files of a page by the ids of its routes, from the build in `dir`. */
export function builtParts(build: Build, dir: string, icons: string) {
  const { manifest } = build;
  const known = new Map<string, PageParts>();
  const frequent = filesOf(build, frequentRoutes).styles;
  const theme = inPage(dir, manifest, themeKey);
  const early = inPage(dir, manifest, earlyKey);
  const sprite = Buffer.from(icons);
  const work = (routes: readonly string[]): PageParts => {
    const { styles, preloads, forMembers } = filesOf(build, routes);
    const prefetches = [...new Set([...styles, ...frequent])];
    const entry = manifest[entryKey]?.file;
    const entries = entry ? [`/${entry}`] : [];
    return { styles, prefetches, inline: inlined(dir, styles), theme, early, sprite, preloads, forMembers, entries };
  };
  return (routes: readonly string[]): PageParts => {
    const key = routes.join(' ');
    let parts = known.get(key);
    if (!parts) {
      parts = work(routes);
      known.set(key, parts);
    }
    return parts;
  };
}

/** How a page holds its look: linked, or in it so that a first page is drawn from its one answer. */
export type Look = 'linked' | 'inline';

/** Ends every page, behind the fields of its forms. */
export const pageEnd = '</body></html>';

/**
 * The page as it is sent, but for its end: what React drew, its look, the code it asks for, and its data. `path` is the
 * page's own address. `ofReader`: not for all guests alike.
 */
export function wholePage(
  html: string,
  data: string,
  parts: PageParts,
  { look, ofReader, path }: { look: Look; ofReader: boolean; path: string },
): Buffer {
  const { styles, sprite, theme, early } = parts;
  const written = ({ code }: InPage): string => (code === '' ? '' : `<script>${code}</script>`);
  // In development, without the early script, the browser fetches the code itself.
  const sources = early.code === '' ? parts.entries : [];
  const entries = sources.map((src) => `<script type="module" src="${src}"></script>`).join('');
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const [before, inside] = cutAt(html, '</head>');
  // In the header's end, so that the header is painted before it has come; what is without one has it in the head.
  const [top, below] = cutAt(inside, inside.includes('</header>') ? '</header>' : '</head>');
  if (!below.endsWith(pageEnd)) throw new Error('a page without its end');
  return Buffer.concat([
    Buffer.from(`<!doctype html>${before}${written(theme)}`),
    look === 'inline' ? parts.inline.html : Buffer.from(links),
    Buffer.from(`<noscript><link rel="stylesheet" href="${themeSheet}"></noscript>${top}${written(early)}`),
    Buffer.from(below.slice(0, -pageEnd.length) + formOf(path, parts, ofReader)),
    // Within the form, so that they are not drawn by themselves.
    sprite,
    // The next page links what this one holds; last, so that they are fetched once this one has come whole.
    Buffer.from(`</form>${data}${look === 'inline' && ofReader ? prefetchesOf(parts) : ''}${entries}`),
  ]);
}

/**
 * The page's one form, as it begins: its buttons name it and where they send it (`formaction`), and work before there is code. It
 * names the files of the page's code, the one that runs first, for the early script to fetch.
 */
const formOf = (path: string, { entries, preloads, forMembers }: PageParts, ofReader: boolean): string =>
  `<form id="${pageForm}" method="post" data-code="${[...entries, ...preloads, ...(ofReader ? forMembers : [])].join(' ')}" hidden><input type="hidden" name="_back" value="${escapeHtml(path)}">`;

/** What stands before a tag, and it with what follows. */
function cutAt(html: string, tag: string): [string, string] {
  const at = html.indexOf(tag);
  if (at < 0) throw new Error(`a page without ${tag}`);
  return [html.slice(0, at), html.slice(at)];
}

const prefetchesOf = ({ prefetches }: PageParts): string =>
  prefetches.map((href) => `<link rel="prefetch" href="${href}">`).join('');

/** Names the sheets of a build, short enough for a cookie. */
export const lookOf = ({ inline }: PageParts): string => hashOf(inline.hashes.join()).slice(0, 12);
