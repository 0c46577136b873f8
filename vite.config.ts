import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { callsPlugin } from './vite/calls.ts';
import { chunkGroups } from './vite/chunks.ts';
import { oneBytePlugin } from './vite/one-byte.ts';
import { precompressPlugin } from './vite/precompress.ts';
import { routesPlugin } from './vite/routes.ts';
import { sheetsPlugin } from './vite/sheets.ts';
import { textsPlugin } from './vite/texts.ts';
import { workerPlugin } from './vite/worker.ts';

/** Where the screens go; `scripts/built.ts` builds beside what stands. */
const into = process.env.BUILD_INTO ?? 'build/';

/** A version of a file needs no more of a name, which stands in the code of those that ask for it. */
const named = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:7][extname]' } as const;

export default defineConfig(({ command }) => {
  // A build is for production whatever runs it; tests would else pick the libraries' development files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    publicDir: 'web/public',
    plugins: [
      textsPlugin(),
      callsPlugin(),
      routesPlugin(),
      sheetsPlugin(),
      tailwindcss(),
      workerPlugin(),
      precompressPlugin(),
      oneBytePlugin(),
    ],
    // A plain start sets no NODE_ENV: React is bundled into the server's build with the production choice made here.
    define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    ssr: command === 'build' ? { noExternal: true } : {},
    // Known from the start, so that the first page in development isn't loaded twice.
    optimizeDeps: { include: ['react-dom/client'] },
    builder: {
      buildApp: async (builder) => {
        const { worker, check, ...others } = builder.environments;
        await Promise.all(Object.values(others).map((environment) => builder.build(environment)));
        // Into the folder that the pages' code has emptied.
        if (check) await builder.build(check);
        // Last: it carries the version of the others.
        if (worker) await builder.build(worker);
      },
    },
    environments: {
      client: {
        build: {
          outDir: `${into}client`,
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            input: ['web/entry.client.tsx', 'web/early.ts', 'web/chosen-theme.ts'],
            output: {
              ...named,
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: chunkGroups,
              },
            },
          },
        },
      },
      worker: {
        consumer: 'client',
        build: {
          outDir: `${into}client`,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'web/worker/main.ts',
            // No module: not every browser takes one as a worker.
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      },
      // The check of a draw is a page of its own, which holds its code and can be saved.
      check: {
        consumer: 'client',
        build: {
          outDir: `${into}client`,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              'draw-check': 'web/features/draw/check/main.ts',
              'draw-signature': 'web/features/draw/check/signature.ts',
            },
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name].js', assetFileNames: 'draw-check[extname]' },
          },
        },
      },
      ssr: {
        build: {
          outDir: `${into}server`,
          emptyOutDir: true,
          copyPublicDir: false,
          ssr: true,
          rolldownOptions: {
            input: 'web/entry.server.tsx',
            output: {
              ...named,
              entryFileNames: 'index.js',
              // Its source stays in memory; names stay, for the stack of an error.
              minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
            },
          },
        },
      },
    },
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  };
});
