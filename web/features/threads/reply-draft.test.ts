import { expect, test } from 'vitest';
import { emptyDraft, readyToSend } from './reply-draft.ts';

const answered = { pid: 3, uid: 8, name: 'omar_k' };

test('the same reply tried again goes with the same key', () => {
  const first = readyToSend({ ...emptyDraft(), text: 'Lovely' });
  expect(readyToSend(first).key).toBe(first.key);
});

test('another text, or the same to somebody else, is another reply', () => {
  const first = readyToSend({ ...emptyDraft(), text: 'Lovely' });
  expect(readyToSend({ ...first, text: 'Lovely!' }).key).not.toBe(first.key);
  expect(readyToSend({ ...first, answered }).key).not.toBe(first.key);
});

test('each reply begins with a key of its own', () => {
  expect(emptyDraft().key).not.toBe(emptyDraft().key);
});
