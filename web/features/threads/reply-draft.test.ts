import { expect, test } from 'vitest';
import { standing } from './compose/compose-state.ts';
import { aidsOf, emptyDraft, maySendReply, readyToSend } from './reply-draft.ts';

const photo = standing({ aid: 5, preview: '/5.webp', caption: '' });
const answered = { pid: 3, uid: 8, name: 'omar_k' };

test('the same reply tried again goes with the same key', () => {
  const first = readyToSend({ ...emptyDraft(), text: 'Lovely' });
  expect(readyToSend(first).key).toBe(first.key);
});

test('another text, or the same to somebody else, is another reply', () => {
  const first = readyToSend({ ...emptyDraft(), text: 'Lovely' });
  expect(readyToSend({ ...first, text: 'Lovely!' }).key).not.toBe(first.key);
  expect(readyToSend({ ...first, answered }).key).not.toBe(first.key);
  expect(readyToSend({ ...first, photos: [photo] }).key).not.toBe(first.key);
});

test('it waits for words and for its photos; one that failed is left behind', () => {
  const lovely = { ...emptyDraft(), text: 'Lovely' };
  const onItsWay = { ...photo, key: 'b', aid: undefined, state: { kind: 'sending', percent: 4 } as const };
  const failed = { ...onItsWay, state: { kind: 'failed', message: 'No.' } as const };
  expect(maySendReply({ ...emptyDraft(), photos: [photo] })).toBe(false);
  expect(maySendReply({ ...lovely, photos: [photo, onItsWay] })).toBe(false);
  expect(maySendReply({ ...lovely, photos: [photo, failed] })).toBe(true);
  expect(aidsOf({ ...lovely, photos: [photo, failed] })).toEqual([5]);
});

test('each reply begins with a key of its own', () => {
  expect(emptyDraft().key).not.toBe(emptyDraft().key);
});
