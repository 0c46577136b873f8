import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { callsPlugin } from './vite/calls.ts';
import { precompressPlugin } from './vite/precompress.ts';
import { routesPlugin } from './vite/routes.ts';
import { textsPlugin } from './vite/texts.ts';

/** What every page needs: one file compresses better than five, and is asked for once. */
const everywhere = /node_modules\/(?:react|react-dom|scheduler|@lingui\/core)\//;
/** Our own parts that stand on most pages. Features stay with the routes and dialogs that use them. */
const common = /\/web\/(?:shell|design|lib|session|texts|router)\//;

export default defineConfig(({ command }) => {
  // A build is for production whatever runs it; tests would else pick the libraries' development files.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    publicDir: 'web/public',
    plugins: [textsPlugin(), callsPlugin(), routesPlugin(), tailwindcss(), precompressPlugin()],
    // A plain start sets no NODE_ENV: React is bundled into the server's build with the production choice made here.
    define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
    ssr: command === 'build' ? { noExternal: true } : {},
    // Known from the start, so that the first page in development isn't loaded twice.
    optimizeDeps: { include: ['@lingui/core', 'react-dom/client'] },
    builder: {
      buildApp: async (builder) => {
        await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
      },
    },
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: {
            input: ['web/entry.client.tsx', 'web/early.ts'],
            output: {
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: everywhere, priority: 2 },
                  { name: 'shared', test: common, minShareCount: 3, priority: 1 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'build/server',
          emptyOutDir: true,
          copyPublicDir: false,
          ssr: true,
          rolldownOptions: { input: 'web/entry.server.tsx', output: { entryFileNames: 'index.js' } },
        },
      },
    },
    build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  };
});
