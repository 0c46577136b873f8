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
        const named = chunk.type === 'chunk' ? /\b__(?:dirname|filename)\b/.exec(chunk.code)?.[0] : undefined;
        if (named) this.error(`a package uses ${named}: name it as one that stays outside, in vite.site.config.ts`);
      }
    },
  };
}
