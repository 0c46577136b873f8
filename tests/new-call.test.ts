import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesFor } from '../scripts/new-call.ts';
import { emptyBreaches } from './architecture/empty.ts';

const calls = `import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const threadsCalls = {
  'threads.old': defineCall({}),
} as const;
`;
const there: Record<string, string> = {
  'contract/domains/threads/calls.ts': calls,
  'contract/texts/fr/threads.json': '{ "old": "Ancien" }',
};
const filesOf = (read: boolean) => filesFor({ domain: 'threads', verb: 'reward-post', read }, (path) => there[path]);

test('npm run new-call begins a write: entry, action, test and a key in three languages', () => {
  const files = filesOf(false);
  expect([...files.keys()]).toEqual([
    'contract/domains/threads/calls.ts',
    'server/domains/threads/actions/reward-post.ts',
    'server/domains/threads/actions/reward-post.test.ts',
    'contract/texts/en/threads.json',
    'contract/texts/fr/threads.json',
    'contract/texts/hi/threads.json',
  ]);
  expect(files.get('contract/domains/threads/calls.ts')).toMatch(
    /'threads.old'[\s\S]*'threads.reward-post'[\s\S]*\} as const;\n$/,
  );
  expect(files.get('server/domains/threads/actions/reward-post.ts')).toContain('function rewardPost(_ctx: MemberCtx');
  expect(files.get('contract/texts/fr/threads.json')).toBe('{\n  "old": "Ancien",\n  "reward_post": ""\n}\n');
});

test('a read stands in reads/, open to guests, and says nothing', () => {
  const files = filesOf(true);
  expect([...files.keys()].slice(1)).toEqual([
    'server/domains/threads/reads/reward-post.ts',
    'server/domains/threads/reads/reward-post.test.ts',
  ]);
  expect(files.get('contract/domains/threads/calls.ts')).toContain("access: 'guest'");
});

test.each([true, false])('what it begins passes no check before it is written (read: %s)', (read) => {
  const files = filesOf(read);
  const [, action, beside] = [...files.keys()];
  expect(emptyBreaches(files)).toMatchObject([{ file: action, what: 'rewardPost does nothing' }]);
  expect(files.get(beside!)).toMatch(/test\('reward post', \(\) => \{\n {2}expect\.unreachable\(/);
  const written = files.get(action!)!.replace('return {};', 'return { pid: await rewarded(ctx) };');
  expect(emptyBreaches(new Map([[action!, written]]))).toEqual([]);
});

test.each([true, false])('what it writes parses (read: %s)', (read) => {
  for (const [path, text] of filesOf(read)) {
    if (path.endsWith('.ts')) expect(parseSync(path, text).errors, path).toEqual([]);
  }
});
