import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTab } from '../session/token.ts';
import { chatDrafts, storeChatDraft } from './chat-drafts.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

test('each conversation has its draft, words and quote, until it is sent or emptied', () => {
  const quote = { ID: 3, nick: 'Bola', text: 'Where?' };
  storeChatDraft(7, 'C2C12', { text: 'Here', quote });
  storeChatDraft(7, 'GROUP4', { text: 'I come' });
  expect(chatDrafts(7)).toEqual({ C2C12: { text: 'Here', quote }, GROUP4: { text: 'I come' } });
  storeChatDraft(7, 'C2C12', { text: '  ' });
  expect(chatDrafts(7)).toEqual({ GROUP4: { text: 'I come' } });
});

test('another member of this device finds none of them, and with the log-out they are gone', () => {
  storeChatDraft(7, 'C2C12', { text: 'Mine' });
  expect(chatDrafts(8)).toEqual({});
  forgetTab();
  expect(chatDrafts(7)).toEqual({});
});

test('of very many drafts the oldest give way', () => {
  for (let n = 1; n <= 60; n += 1) storeChatDraft(7, `C2C${n}`, { text: 'x' });
  const stored = Object.keys(chatDrafts(7));
  expect([stored.length, stored.includes('C2C1'), stored.includes('C2C60')]).toEqual([50, false, true]);
});
