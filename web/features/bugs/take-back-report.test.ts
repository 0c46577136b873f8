import { expect, test } from 'vitest';
import { draftOf } from './take-back-report.ts';

const photo = { key: 'a', aid: 4, preview: '/4.jpg', caption: '', state: { kind: 'sent' } };
const typed = { subject: 'Torch stays on', message: 'After a call it stays on.', steps: 'Call\nEnd it' };
const draft = JSON.stringify({ typed, photos: [photo] });
const waiting = (body: object, shown: object = { draft }) =>
  ({ shown: { text: 'Torch', page: '/buglist', of: 0, ...shown }, request: { body: JSON.stringify(body) } }) as never;

test('a refused report lies in the form again, at its last step, with its words and all screenshots that are up', () => {
  const taken = draftOf(waiting({ aids: [4, 9] }));
  expect(taken).toMatchObject({ typed, step: 3 });
  expect(taken.photos.map(({ aid }) => aid)).toEqual([4, 9]);
  expect(taken.photos[0]).toEqual(photo);
});

test('it goes out under a new key: the refused one has its answer', () => {
  expect(draftOf(waiting({})).key).not.toBe(draftOf(waiting({})).key);
});
