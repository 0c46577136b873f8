import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Language, languages } from '../contract/primitives/countries.ts';
import { type Catalogues, pageCatalogues, textsDir } from '../server/platform/texts.ts';
import { subsets } from '../web/texts/subsets.ts';
import {
  type Chunks,
  chunkOf,
  chunksOf,
  codeOf,
  type PageWithSome,
  partsWithoutTexts,
  withImports,
} from './late-texts.ts';
import { namesIn, sourcesHash, withoutUnnamed } from './named-texts.ts';

const id = 'virtual:texts';
const resolved = `\0${id}`;

/** Address of one catalogue in the browser; `web/texts/load.ts` builds the same. */
const fileOf = (language: string, domain: string, version: string): string =>
  `assets/texts/${language}/${domain}.${version}.js`;

/** Modules whose code, with all that it imports, a page with a subset has from the start or loads while it stands. */
const rootsOf: Readonly<Record<string, readonly string[]>> = {
  threadpage: [
    '/routes/thread.tsx',
    '/components/NewReplies.tsx',
    '/components/ReadingProgress.tsx',
    '/components/ForMembers.tsx',
  ],
  homepage: ['/routes/home.tsx'],
};

const moduleOf = (messages: unknown): string => `export default ${JSON.stringify(messages)};\n`;

/** One hash over all texts, and over the code that subsets follow from: the browser then needs no list of addresses. */
const versionOf = (catalogues: Catalogues): string =>
  createHash('sha256').update(JSON.stringify(catalogues)).update(sourcesHash()).digest('hex').slice(0, 10);

/** The messages of a subset as the first code of its page names them; a part that needs others and waits for none ends the build. */
function subsetOf(
  name: string,
  catalogue: Catalogues[Language],
  chunks: Chunks,
  importsLate: PageWithSome['importsLate'],
): Record<string, unknown> {
  const first = withImports(
    chunks,
    rootsOf[name]!.map((module) => chunkOf(chunks, module)),
  );
  const ids = Object.fromEntries(subsets[name]!.map((domain) => [domain, Object.keys(catalogue[domain]!)]));
  const lacking = partsWithoutTexts({ chunks, first, ids, importsLate });
  if (lacking.length > 0) throw new Error(`parts come late to ${name} without their texts:\n${lacking.join('\n')}`);
  const named = namesIn(codeOf(first), subsets[name]!);
  const messages = subsets[name]!.flatMap((domain) => Object.entries(catalogue[domain]!));
  return Object.fromEntries(messages.filter(([id]) => named(id)));
}

const mergeOf = (catalogue: Catalogues[Language], domains?: readonly string[]): unknown =>
  domains && Object.assign({}, ...domains.map((domain) => catalogue[domain]));

/**
 * Compiles the texts of `contract/texts` once. The server bundle holds them all; the browser fetches one file a
 * language and domain.
 */
export function textsPlugin(): Plugin {
  let serving = false;
  let built: string | undefined;
  const version = (): string => {
    if (serving) return 'dev';
    built ??= versionOf(pageCatalogues());
    return built;
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
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const catalogues = withoutUnnamed(pageCatalogues());
      const chunks = chunksOf(bundle);
      const importsLate = (module: string) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
      const emit = (language: Language, name: string, messages: unknown): void => {
        this.emitFile({ type: 'asset', fileName: fileOf(language, name, version()), source: moduleOf(messages) });
      };
      for (const language of languages) {
        const catalogue = catalogues[language];
        for (const [domain, messages] of Object.entries(catalogue)) emit(language, domain, messages);
        for (const name of Object.keys(subsets)) emit(language, name, subsetOf(name, catalogue, chunks, importsLate));
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
        const match = /^\/assets\/texts\/(\w+)\/(\w+)\.dev\.js(?:\?|$)/.exec(request.url ?? '');
        const language = languages.find((known) => known === match?.[1]);
        const name = match?.[2] ?? '';
        const catalogue = language && pageCatalogues()[language];
        // A subset is whole in development: what its page names is known once it is built.
        const messages = catalogue && (catalogue[name] ?? mergeOf(catalogue, subsets[name]));
        if (!messages) return next();
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
        response.end(moduleOf(messages));
      });
    },
  };
}
