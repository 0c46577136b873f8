import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { Language } from '../../contract/primitives/countries.ts';
import type { SitePath } from '../../contract/primitives/site-path.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import type { Moment } from './moments.ts';
import { type BuildManifest, builtParts, type PageParts, sourceParts } from './page-parts.ts';

/** A page, a step's data or a redirect, answered. */
export type PageAnswer =
  | { kind: 'page'; status: number; html: string; data: string; routes: string[] }
  | { kind: 'data'; status: number; json: string }
  | { kind: 'redirect'; status: number; location: SitePath };

/** What the loaders of one page are given, by keys that the bundle made. */
interface Context {
  set(key: unknown, value: unknown): void;
}

/** A place in the route table. */
export interface TableRoute {
  id: string;
  path?: string;
  children?: TableRoute[];
}

/** Whom a page says its moments to, and when. */
interface HowToSay {
  /** Unix seconds. */
  now: number;
  zone: readonly ZoneOffset[];
  language: Language;
  /** By the clock and the day, as what is cached says it; else how long ago. */
  isWritten: boolean;
}

/** What `web/entry.server.tsx` exports. */
interface Entry {
  answer: (request: Request, basename: string, context: Context) => Promise<PageAnswer>;
  /** When something was, for whom a page is sent to. */
  momentWords: (moment: Moment, how: HowToSay) => string;
  /** Icons and flags that each page holds. */
  spriteInPage: () => string;
  RouterContextProvider: new () => Context;
  callContext: unknown;
  pageContext: unknown;
  /** When each part of the web comes, by its module. */
  parts: Readonly<Record<string, string>>;
  /** The route table and what stands at an address, for tests over all of it. */
  routes: TableRoute[];
  routeIdsAt: (address: string, basename: string) => string[];
}

/** The web's server bundle, and what stands around its pages. */
export interface WebBundle {
  entry: Entry;
  partsOf: (routes: readonly string[]) => PageParts;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
export const clientDir = `${root}build/client`;

/** Reads the built bundle once. */
export async function builtBundle(): Promise<() => Promise<WebBundle>> {
  const entry = (await import(pathToFileURL(`${root}build/server/index.js`).href)) as Entry;
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8')) as BuildManifest;
  const bundle = { entry, partsOf: builtParts({ manifest, parts: entry.parts }, clientDir, entry.spriteInPage()) };
  return () => Promise.resolve(bundle);
}

/** In development each page takes the sources as they are now. */
export const liveBundle = (vite: ViteDevServer) => async (): Promise<WebBundle> => {
  const entry = (await vite.ssrLoadModule('/web/entry.server.tsx')) as unknown as Entry;
  const parts = sourceParts(entry.spriteInPage());
  return { entry, partsOf: () => parts };
};
