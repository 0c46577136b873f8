import { expect, test } from 'vitest';
import { standing } from './compose/compose-state.ts';
import { aidsOf, maySendReply, messageOf, waitingReply, withStored, withWaiting } from './reply-draft.ts';
import { emptyDraft } from './reply-writing.ts';

const photo = standing({ aid: 5, preview: '/5.webp', caption: '' });

test('it waits for words and for its photos; one that failed is left behind', () => {
  const lovely = { ...emptyDraft, text: 'Lovely' };
  const onItsWay = { ...photo, key: 'b', aid: undefined, state: { kind: 'sending', percent: 4 } as const };
  const failed = { ...onItsWay, state: { kind: 'failed', message: 'No.' } as const };
  expect(maySendReply({ ...emptyDraft, photos: [photo] })).toBe(false);
  expect(maySendReply({ ...lovely, photos: [photo, onItsWay] })).toBe(false);
  expect(maySendReply({ ...lovely, photos: [photo, failed] })).toBe(true);
  expect(aidsOf({ ...lovely, photos: [photo, failed] })).toEqual([5]);
});

test('each reply that is sent has a key of its own, and the same one at every try', () => {
  const [one, other] = [waitingReply(emptyDraft), waitingReply(emptyDraft)];
  expect(one.key).not.toBe(other.key);
  const all = withWaiting([one, other], one.key, { state: 'failed', said: 'No.' });
  expect(all.map(({ key, state }) => [key, state])).toEqual([
    [one.key, 'failed'],
    [other.key, 'sending'],
  ]);
});

test('what was answered or dropped waits no longer', () => {
  const [one, other] = [waitingReply(emptyDraft), waitingReply(emptyDraft)];
  expect(withWaiting([one, other], one.key, null)).toEqual([other]);
});

test.each([
  [{ text: 'As <b>it</b> is', quote: '' }, 'plain', 'As <b>it</b> is'],
  [
    { text: 'I agree\nwith <3\n\n& more', quote: 'one\ntwo' },
    'html',
    '<blockquote><p>one<br>two</p></blockquote><p>I agree<br>with &lt;3</p><p>&amp; more</p>',
  ],
] as const)('%j is sent as %s: %s', (draft, format, message) => {
  expect(messageOf(draft)).toEqual({ message, format });
});

test('what somebody has begun before the stored draft was there goes first, and the rest of that is there', () => {
  const answered = { pid: 2, parent: 2, uid: 5, name: 'Bola' };
  const stored = { ...emptyDraft, text: 'Stored', quote: 'Words', answered };
  expect(withStored(emptyDraft, stored)).toEqual(stored);
  const other = { ...answered, pid: 3, parent: 3 };
  const begun = { ...emptyDraft, text: 'Begun', answered: other };
  expect(withStored(begun, stored)).toEqual({ ...begun, quote: 'Words' });
});
