import { describe, expect, test } from 'vitest';
import { testsOf, testsOfChange } from '../scripts/check-plan.ts';

const always = ['tests/architecture.test.ts', 'tests/docs.test.ts', 'tests/texts.test.ts', 'tests/voice.test.ts'];
const tree = [
  ...['contract/domains/threads/', 'server/domains/threads/', 'web/features/threads/', 'server/domains/economy/'],
  ...['server/platform/http', 'server/platform/http/run.test.ts', 'web/lib/time.test.tsx', 'scripts/backup.test.ts'],
];
const exists = (path: string): boolean => tree.includes(path);
const beside = (...files: string[]): string[] => testsOfChange(files, exists).slice(always.length);

describe('npm run check', () => {
  test('of a domain tries its contract, server and web, and what holds always', () => {
    expect(testsOf('threads', exists)).toEqual([...always, ...tree.slice(0, 3)]);
    expect(testsOf('economy', exists)).toEqual([...always, 'server/domains/economy/']);
  });

  test('of a folder tries the folder, named from the root or from its room', () => {
    expect(testsOf('platform/http', exists)).toEqual([...always, 'server/platform/http/']);
    expect(testsOf('server/platform/http', exists)).toEqual([...always, 'server/platform/http/']);
  });

  test('knows no domain of another name', () => {
    expect([testsOf('thread', exists), testsOf('../threads', exists), testsOf('', exists)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test.each([
    [['server/domains/threads/reads/view.ts'], tree.slice(0, 3)],
    [['contract/texts/hi/threads.json', 'web/features/threads/message.ts'], tree.slice(0, 3)],
    [['contract/domains/economy/limits.ts'], ['server/domains/economy/']],
    [['server/platform/http/run.ts'], ['server/platform/http/run.test.ts']],
    [['web/lib/time.tsx'], ['web/lib/time.test.tsx']],
    [['scripts/backup.test.ts', 'scripts/gone.test.ts'], ['scripts/backup.test.ts']],
    [['e2e/threads.e2e.ts', 'tests/faults/killed.test.ts', 'README.md', 'contract/texts/en/mail.json'], []],
  ])('of a change in %j tries %j', (files, tests) => {
    expect(beside(...files)).toEqual(tests);
  });
});
