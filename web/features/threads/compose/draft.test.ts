import { expect, test, vi } from 'vitest';
import { storedDraft } from './draft.ts';

test('a draft that this device stored before traits had a place of their own comes back whole', () => {
  const before = {
    ...{ html: '<p>Words</p>', subject: 'Half a title', photos: [], original: true, goods: [{ goods_id: 3 }] },
    ...{ story: { tid: 9, subject: 'Part one' }, group: null, topic: { id: 12 } },
    traits: { hidden: null, readperm: 20, onlyISee: true, rushEvery: 10, rushFloors: '3, 7' },
  };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(before) });
  expect(storedDraft(7)?.traits).toEqual({
    ...before.traits,
    ...{ original: true, activity: 0, goods: before.goods, story: before.story, group: null, topic: before.topic },
  });
});
