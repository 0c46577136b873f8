import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the service worker lies: at the root, since a worker serves what lies below it. */
export const workerFile = 'sw.js';

/** Changes with any file of the browser's build. */
const versionOf = (manifest: Buffer): string => createHash('sha256').update(manifest).digest('hex').slice(0, 12);

/** The address of the code that starts pages. */
function buildOf(manifest: Buffer): string {
  const files = JSON.parse(manifest.toString()) as Record<string, { file: string }>;
  return `/${files['web/entry.client.tsx']!.file}`;
}

/** Writes the site's version into the service worker: a browser takes a worker for new when its bytes are others. */
export function workerPlugin(): Plugin {
  return {
    name: 'baobab:worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'worker') return;
      const manifest = await readFile(join(this.environment.config.build.outDir, '.vite/manifest.json'));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        if (file.imports.length > 0 || file.fileName !== workerFile)
          throw new Error('the worker is one file without imports');
        file.code = `/* ${versionOf(manifest)} */const siteBuild=${JSON.stringify(buildOf(manifest))};\n${file.code}`;
      }
    },
  };
}
