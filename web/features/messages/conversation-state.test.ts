import { expect, test } from 'vitest';
import type { ConversationPage, Message } from '../../../contract/domains/messages/shapes.ts';
import {
  beginning,
  groupsOf,
  withEarlier,
  withMessages,
  withNews,
  withPage,
  withSent,
  withState,
  withWaiting,
} from './conversation-state.ts';

const message = (pmid: number, uid = 1, dateline = 0): Message => ({ pmid, uid, message: `No. ${pmid}`, dateline });
const page = (from: number, to: number, fields: Partial<ConversationPage> = {}): ConversationPage => ({
  ...{ plid: 7, groupowner: 0, members: [], unread: 0, readpmid: 0, blocked: 0, can: { send: 1, sendRefusal: '' } },
  list: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  ...{ lastpmid: to, oldpmid: from, more: from > 1 ? 1 : 0 },
  ...fields,
});
const pmids = ({ list }: { list: readonly Message[] }) => list.map(({ pmid }) => pmid);

test('R-CHT-017 new and received messages are appended, and history is put before the first', () => {
  const state = beginning(page(4, 6));
  expect(pmids(withMessages(state, [message(6), message(7, 2)]))).toEqual([4, 5, 6, 7]);
  expect(pmids(withNews(state, { list: [message(7, 2)], read: [] }, 1))).toEqual([4, 5, 6, 7]);
  const earlier = withEarlier(state, page(1, 3));
  expect([pmids(earlier), earlier.more]).toEqual([[1, 2, 3, 4, 5, 6], false]);
  // The same page twice adds nothing.
  expect(pmids(withEarlier(earlier, page(1, 3)))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a sent message waits, and stands once among the others whichever way it comes first', () => {
  const waiting = withWaiting(beginning(page(1, 2)), { key: 'k', text: 'No. 3', state: 'sending', said: '' });
  expect(waiting.waiting).toHaveLength(1);
  const sent = withSent(waiting, 'k', { ...message(3), plid: 7 });
  expect([pmids(sent), sent.waiting, sent.lastpmid]).toEqual([[1, 2, 3], [], 3]);
  expect(pmids(withNews(sent, { list: [message(3)], read: [] }, 1))).toEqual([1, 2, 3]);
  const live = withSent(withNews(waiting, { list: [message(3)], read: [] }, 1), 'k', { ...message(3), plid: 7 });
  expect([pmids(live), live.waiting]).toEqual([[1, 2, 3], []]);
});

test('what the other one wrote between two own messages leaves no gap: the channel brings both in order', () => {
  const sent = withSent(beginning(page(1, 2)), 'k', { ...message(4), plid: 7 });
  expect([pmids(sent), sent.lastpmid]).toEqual([[1, 2], 2]);
  expect(pmids(withNews(sent, { list: [message(3, 2), message(4)], read: [] }, 1))).toEqual([1, 2, 3, 4]);
});

test('the first message gives the conversation its number', () => {
  const begun = withSent(beginning(page(1, 0, { plid: 0, list: [] })), 'k', { ...message(1), plid: 9 });
  expect([begun.plid, pmids(begun)]).toEqual([9, [1]]);
});

test('a failed message stays with what was said, and can be tried again', () => {
  const waiting = withWaiting(beginning(page(1, 2)), { key: 'k', text: 'Hm.', state: 'sending', said: '' });
  const failed = withState(waiting, 'k', { state: 'failed', said: 'Not now.' });
  expect(failed.waiting).toEqual([{ key: 'k', text: 'Hm.', state: 'failed', said: 'Not now.' }]);
  expect(withState(failed, 'k', { state: 'sending', said: '' }).waiting[0]).toMatchObject({ state: 'sending' });
});

test('how far the other one has read never goes back', () => {
  const state = withNews(beginning(page(1, 5, { readpmid: 3 })), { list: [], read: [{ uid: 2, pmid: 4 }] }, 1);
  expect(state.readpmid).toBe(4);
  const read = [
    { uid: 1, pmid: 5 },
    { uid: 2, pmid: 2 },
  ];
  expect(withNews(state, { list: [], read }, 1).readpmid).toBe(4);
});

test('a page asked for anew is appended, and begins over where it would leave a gap', () => {
  const state = withEarlier(beginning(page(4, 6)), page(1, 3));
  expect(pmids(withPage(state, page(5, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pmids(withPage(state, page(20, 22)))).toEqual([20, 21, 22]);
});

test('messages of one member within five minutes stand together', () => {
  const groups = groupsOf([message(1, 1, 0), message(2, 1, 200), message(3, 2, 201), message(4, 2, 600)]);
  expect(groups.map(({ uid, list }) => [uid, list.length])).toEqual([
    [1, 2],
    [2, 1],
    [2, 1],
  ]);
});
