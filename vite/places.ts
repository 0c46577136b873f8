import type { Plugin } from 'vite';

const ofPackages = /\/node_modules\//;

/**
 * Lets a module of the server find its files from the one file that all modules become, two folders below the
 * checkout; a package that looks for files beside itself is an error, since it has to stay outside.
 */
export function placesPlugin(root: string): Plugin {
  return {
    name: 'baobab:places',
    transform: {
      filter: { id: { include: /\.ts$/, exclude: ofPackages }, code: 'import.meta.' },
      handler(code, id) {
        const folder = `../..${id.slice(root.length, id.lastIndexOf('/'))}`;
        // Lines stay, and so do the places in the map.
        return {
          code: code
            .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${folder}')`)
            .replaceAll('import.meta.url', `new URL('${folder}/', import.meta.url).href`),
          map: null,
        };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const named = ownPlace(id).exec(code ?? '')?.[0];
          if (named)
            this.error(`${id} uses ${named}: name its package in vite.site.config.ts as one that stays outside`);
        }
      }
    },
  };
}

/** By what a module names its own place, where that isn't put right above. */
const ownPlace = (id: string): RegExp =>
  ofPackages.test(id)
    ? /\bimport\.meta\.(?:dirname|filename|url)\b|\b__(?:dirname|filename)\b/
    : /\b__(?:dirname|filename)\b/;
