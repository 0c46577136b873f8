import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { TargetPicker } from './components/TargetPicker.tsx';
import type { TargetSource } from './target-rows.ts';

const source: TargetSource = {
  recent: async () => [],
  standard: async () => ({ rows: [], page: 1, more: false }),
  search: async () => ({ rows: [], page: 1, more: false }),
};
const words = {
  ...{ title: 'Choose a topic', search: 'Search topics', none: 'No topic' },
  ...{ recent: 'Recent', all: 'All', nothingFound: 'Nothing found' },
};
const chosen = { id: 7, name: 'Night buses', logo: '', line: '' };
const picker = (open: boolean, of: typeof chosen | null) =>
  rendered(
    <TargetPicker {...{ open, source, words, chosen: of }} onChoose={() => undefined} onClose={() => undefined} />,
  );

test('R-TOP-004 the picker has a field that searches, no choice, and what is chosen; closed it is not there', () => {
  const html = picker(true, chosen);
  expect(html).toMatch(/<input[^>]*type="search"[^>]*aria-label="Search topics"/);
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag.includes('checked'));
  expect(radios).toEqual([false, true]);
  for (const said of ['Choose a topic', 'No topic', 'Night buses', 'Done']) expect(html).toContain(said);
  expect(picker(false, chosen)).toBe('');
});
