import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { workerFile } from './worker.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|html|webmanifest|xml)$/;
/** Below this a second file costs more than it saves. */
const smallest = 256;

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/** Many systems let a process open no more than 1,024 files. */
const atOnce = 64;

async function compressAll(files: readonly string[]): Promise<void> {
  const left = [...files];
  const chain = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: atOnce }, chain));
}

/** Files that are built into the same folder once the others are there. */
const later: Readonly<Record<string, readonly string[]>> = { worker: [workerFile], check: ['draw-signature.js'] };

/** Writes a `.br` and a `.gz` beside every text file of the browser's build, so that serving one costs no CPU. */
export function precompressPlugin(): Plugin {
  return {
    name: 'baobab:precompress',
    apply: 'build',
    // Last, when the files of the public folder are there too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { name, config } = this.environment;
        const dir = config.build.outDir;
        // A build that failed has written nothing, and says why itself.
        if ((name !== 'client' && !Object.hasOwn(later, name)) || !existsSync(dir)) return;
        const files = later[name] ?? (await readdir(dir, { recursive: true }));
        await compressAll(files.filter((file) => compressible.test(file)).map((file) => join(dir, file)));
      },
    },
  };
}
