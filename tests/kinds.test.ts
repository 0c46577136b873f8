import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KindFacts } from '../contract/domains/threads/kinds/kind.ts';
import { threadKinds } from '../contract/domains/threads/kinds/made/kinds.ts';
import { isTest, readTree } from './architecture/tree.ts';

const root = join(import.meta.dirname, '..');
/** Plain is the thread itself, without a part of its own in contract and web. */
const kinds = Object.keys(threadKinds).filter((kind) => kind !== 'plain');
const rooms = ['contract/domains', 'server/domains', 'web/features'];

test('every kind of thread has its folder in each room', () => {
  const folders = kinds.flatMap((kind) => rooms.map((room) => `${room}/threads/kinds/${kind}`));
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('no code but a kind’s own, the domain of its boards and the lists says the name of a kind', () => {
  const named = new RegExp(`['"](${kinds.join('|')})['"]`);
  const code = [...readTree(root)].filter(([path]) => /^(contract|server|web)\/.*\.tsx?$/.test(path) && !isTest(path));
  const own = /^(contract|server|web)\/(domains|features)\/threads\/kinds(\/|\.ts$)/;
  const above = Object.values(threadKinds).flatMap(({ domain }: KindFacts) => domain ?? []);
  const ofDomain = new RegExp(`^(contract/domains|server/domains|web/features)/(${above.join('|')})/`);
  // Names of icons, of what waits for the internet, and of what is shared, that only read alike.
  const alike = new Set([
    'web/design/icon-names.ts',
    'contract/primitives/boards.ts',
    'contract/domains/media/video/sites.ts',
    'server/pages/app-manifest.ts',
    'web/features/threads/photo-address.ts',
    'web/offline/WaitingList.tsx',
    'web/offline/queue/follow-reports.ts',
    'web/router/page-state.ts',
  ]);
  expect(
    code
      .filter(([path, text]) => !own.test(path) && !ofDomain.test(path) && !alike.has(path) && named.test(text))
      .map(([path]) => path),
  ).toEqual([]);
});

test('no two kinds are stored alike', () => {
  const stored = Object.values(threadKinds).map(({ special }) => special);
  expect(new Set(stored).size).toBe(stored.length);
});

test('no two kinds name a call or a refusal alike', () => {
  const named = (file: string): string[] =>
    kinds.flatMap((kind) => {
      const path = join(root, `contract/domains/threads/kinds/${kind}/${file}.ts`);
      return existsSync(path)
        ? [...readFileSync(path, 'utf8').matchAll(/^ {2}'(threads\.[\w-]+)': /gm)].map(([, name]) => name!)
        : [];
    });
  const declared = [...named('calls'), ...named('refusals')];
  expect(declared.length).toBeGreaterThan(kinds.length);
  expect(new Set(declared).size).toBe(declared.length);
});
