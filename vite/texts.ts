import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../contract/primitives/countries.ts';
import { type Catalogues, pageCatalogues, textsDir } from '../server/platform/texts.ts';
import { parts } from '../web/made/parts.ts';
import type { RouteEntry } from '../web/router/route-config.ts';
import routes from '../web/routes.ts';
import { sourcesHash } from './named-texts.ts';
import { PartTexts } from './part-texts.ts';
import { withTexts } from './parts.ts';

const id = 'virtual:texts';
const resolved = `\0${id}`;
const root = fileURLToPath(new URL('../', import.meta.url));
const entry = 'web/entry.client.tsx';

/** Address of one catalogue in the browser; `web/texts/load.ts` builds the same. */
const fileOf = (language: string, name: string, version: string): string =>
  `assets/texts/${language}/${name}.${version}.js`;

const moduleOf = (messages: unknown): string => `export default ${JSON.stringify(messages)};\n`;

/** One hash over all texts, and over the code that names them: the browser then needs no list of addresses. */
const versionOf = (catalogues: Catalogues): string =>
  createHash('sha256').update(JSON.stringify(catalogues)).update(sourcesHash()).digest('hex').slice(0, 10);

/** Parts that come with what names them: its catalogue has their texts. */
const comesAlong = (module: string): boolean => parts[module] === 'members' || parts[module] === 'wide';

/** A part that comes by itself brings a catalogue of its own, named as its file is. */
const catalogueOf = (module: string): string => module.replace(/^web\//, '').replace(/\.tsx?$/, '');
const ownCatalogues = new Map(
  Object.keys(parts)
    .filter((module) => module.startsWith('web/') && !comesAlong(module))
    .map((module) => [module, catalogueOf(module)]),
);

/** In built code until it is known whether there are any: then the name, or nothing. */
const placeFor = (name: string): string => `texts of ${name}`;
const places = /(["'`])texts of ([\w/-]+)\1/g;

/** Of every page in a wide window. */
const columns = Object.keys(parts).flatMap((module) => (parts[module] === 'wide' ? root + module : []));

const built = (file: string): string => `\0virtual:route/${file}`;

/** Each page by its id, with the modules around it: one catalogue a page. */
function pagesOf(entries: readonly RouteEntry[], around: readonly string[]): [name: string, modules: string[]][] {
  return entries.flatMap(({ id: name, file, path, index, children = [] }) => {
    const modules = [...around, built(file)];
    const own: [string, string[]][] = path !== undefined || index ? [[name, modules]] : [];
    return [...own, ...pagesOf(children, modules)];
  });
}

/** The ids of each catalogue but what every page has. */
function idsOf(texts: PartTexts, ids: readonly string[]): Map<string, string[]> {
  const first = texts.inFiles([root + entry, ...columns]);
  const own = ids.filter((text) => !first(text));
  const of = (modules: readonly string[]): string[] => own.filter(texts.named(modules));
  return new Map([
    ['entry', ids.filter(first)],
    ...pagesOf(routes, []).map(([name, modules]): [string, string[]] => [name, of(modules)]),
    ...[...ownCatalogues].map(([module, name]): [string, string[]] => [name, of([root + module])]),
  ]);
}

/**
 * Compiles the texts of `contract/texts` once. The server bundle holds them all; the browser fetches one catalogue that every
 * page has, one a page, and one a part that comes by itself: each with what its built code names.
 */
export function textsPlugin(): Plugin {
  let serving = false;
  let hash: string | undefined;
  const version = (): string => {
    if (serving) return 'dev';
    hash ??= versionOf(pageCatalogues());
    return hash;
  };
  return {
    name: 'baobab:texts',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return undefined;
      const messages = this.environment.name === 'ssr' ? JSON.stringify(pageCatalogues()) : '{}';
      return `export const version = ${JSON.stringify(version())};\nexport const messages = ${messages};\n`;
    },
    transform: {
      order: 'pre',
      filter: { id: /\/web\/.*\.tsx?$/, code: /\bpart\(\{/ },
      handler(code, file) {
        if (serving || this.environment.name !== 'client') return undefined;
        const named = (module: string) => {
          const name = ownCatalogues.get(module);
          return name && placeFor(name);
        };
        return { code: withTexts(file.slice(root.length), code, named), map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const texts = new PartTexts({
        chunks,
        importsOf: (module) => {
          const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(module) ?? {};
          return { now: importedIds, late: dynamicallyImportedIds };
        },
        comesAlong: (module) => comesAlong(module.slice(root.length)),
      });
      const catalogues = pageCatalogues();
      const idsByName = idsOf(texts, Object.keys(catalogues.en));
      const empty = new Set([...ownCatalogues.values()].filter((name) => idsByName.get(name)!.length === 0));
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(places, (_place, _quote, name: string) => `"${empty.has(name) ? '' : name}"`);
      for (const language of languages) {
        const messages = catalogues[language];
        for (const [name, ids] of idsByName) {
          if (empty.has(name)) continue;
          const source = moduleOf(Object.fromEntries(ids.map((text) => [text, messages[text]])));
          this.emitFile({ type: 'asset', fileName: fileOf(language, name, version()), source });
        }
      }
    },
    configureServer(server) {
      server.watcher.add(textsDir);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(textsDir)) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolved);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const match = /^\/assets\/texts\/(\w+)\/([\w/-]+)\.dev\.js(?:\?|$)/.exec(request.url ?? '');
        const language = languages.find((known) => known === match?.[1]);
        if (!language) return next();
        // In development every page has all texts: what it names is known once it is built.
        const messages = match?.[2] === 'entry' ? pageCatalogues()[language] : {};
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
        response.end(moduleOf(messages));
      });
    },
  };
}
