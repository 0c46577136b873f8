import { expect, test } from 'vitest';
import { rendered } from '../../../testing/rendered.tsx';
import { emptyCompose } from '../compose/compose-state.ts';
import { composeStore } from '../compose/compose-store.ts';
import { noDraftState } from './draft-news.ts';
import { OtherDrafts } from './OtherDrafts.tsx';

const shown = (open: number, drafts: readonly number[]) => {
  const saved = open === 0 ? null : { tid: open, version: 1 };
  const store = composeStore({ ...emptyCompose, account: { ...noDraftState, saved } }, null, () => {});
  return rendered(<OtherDrafts store={store} drafts={drafts} className="" />);
};

test('the draft that is open in the composer is none of those that the way to the others counts', () => {
  expect(shown(0, [7])).toContain('1 draft<');
  expect(shown(7, [7])).not.toContain('draft');
  expect(shown(7, [7, 8])).toContain('1 other draft<');
  // Saved since the page was made.
  expect(shown(9, [7, 8])).toContain('2 other drafts<');
});
