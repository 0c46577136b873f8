import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { Recommended } from './components/RecommendDialog.tsx';
import { rowsOf } from './recommend-state.ts';

const drawn = (...uids: number[]): string => {
  const members = uids.map((uid) => ({
    ...{ uid, username: `m${uid}`, avatar: '', country_fid: 188, iscreator: 0 as const, fansCount: 0 },
    follows_status: 0 as const,
  }));
  return rendered(<Recommended rows={rowsOf(members)} setRows={() => undefined} onClose={() => undefined} />);
};

test('R-FOL-002 the dialog of recommended members has the buttons Skip and Follow all', () => {
  const html = drawn(1, 2);
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inside]) =>
    inside!.replace(/<[^>]*>/g, '').trim(),
  );
  expect(buttons.slice(-2)).toEqual(['Skip', 'Follow all']);
  for (const name of ['m1', 'm2', 'People to follow']) expect(html).toContain(name);
  expect(drawn()).not.toContain('Follow all');
});
