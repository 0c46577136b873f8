import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { languages } from '../contract/primitives/countries.ts';
import { type Catalogues, pageCatalogues, textsDir } from '../server/platform/texts.ts';

const id = 'virtual:texts';
const resolved = `\0${id}`;

/** Address of one catalogue in the browser; `web/texts/load.ts` builds the same. */
const fileOf = (language: string, domain: string, version: string): string =>
  `assets/texts/${language}/${domain}.${version}.js`;

const moduleOf = (messages: unknown): string => `export default ${JSON.stringify(messages)};\n`;

/** One hash over all texts: the browser then needs no list of addresses. */
const versionOf = (catalogues: Catalogues): string =>
  createHash('sha256').update(JSON.stringify(catalogues)).digest('hex').slice(0, 10);

/**
 * Compiles the texts of `contract/texts` once. The server bundle holds them all; the browser fetches one file a
 * language and domain.
 */
export function textsPlugin(): Plugin {
  let serving = false;
  const version = (): string => (serving ? 'dev' : versionOf(pageCatalogues()));
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
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const catalogues = pageCatalogues();
      for (const language of languages) {
        for (const [domain, messages] of Object.entries(catalogues[language])) {
          this.emitFile({ type: 'asset', fileName: fileOf(language, domain, version()), source: moduleOf(messages) });
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
        const match = /^\/assets\/texts\/(\w+)\/(\w+)\.dev\.js(?:\?|$)/.exec(request.url ?? '');
        const language = languages.find((known) => known === match?.[1]);
        const messages = language && pageCatalogues()[language][match?.[2] ?? ''];
        if (!messages) return next();
        response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store');
        response.end(moduleOf(messages));
      });
    },
  };
}
