import { expect, test } from 'vitest';
import { consolePages } from '../../made/console-pages.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { NeedsMeScreen } from './components/NeedsMeScreen.tsx';

const names = consolePages.flatMap(({ waiting }) => waiting ?? []);

test.each(['ng', 'ci', 'in'] as const)('whatever waits is said in words, a line each, in %s', (country) => {
  const overview = Object.fromEntries(names.map((name) => [name, 3]));
  const html = rendered(<NeedsMeScreen overview={overview} />, { country, viewer: { ...member, groupid: 1 } });
  expect(html.match(/<li/g)).toHaveLength(names.length);
  expect(html).not.toMatch(/operators\.\w/);
});
