import { expect, test } from 'vitest';
import {
  beginning,
  type ConversationState,
  isLagging,
  isRead,
  newsAfter,
  readBy,
  unsentOf,
  withChanged,
  withEarlier,
  withLater,
  withNews,
  withPage,
  withReactions,
  withSent,
} from './conversation-state.ts';
import { chatPage, message, news, other } from './testing/chat.ts';

const own = 7;
const IDs = ({ list }: Pick<ConversationState, 'list'>) => list.map(({ ID }) => ID);
const of = (from: number, to: number) => beginning(chatPage(from, to));

test('R-CHT-017 new and received messages are appended, and history is put before the first', () => {
  const state = of(4, 6);
  expect(IDs(withNews(state, news({ list: [message(7)], lastID: 7 }), own))).toEqual([4, 5, 6, 7]);
  const earlier = withEarlier(state, chatPage(1, 3));
  expect([IDs(earlier), earlier.earlier]).toEqual([[1, 2, 3, 4, 5, 6], 0]);
  expect(IDs(withEarlier(earlier, chatPage(1, 3)))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what comes twice, late or out of order stands once and in its place', () => {
  const late = withNews(of(1, 2), news({ list: [message(4), message(3)], lastID: 4 }), own);
  expect([IDs(late), isLagging(late)]).toEqual([[1, 2, 3, 4], false]);
  const twice = withNews(late, news({ list: [message(3), message(4)], lastID: 4 }), own);
  expect([IDs(twice), isLagging(twice)]).toEqual([[1, 2, 3, 4], false]);
});

test('a gap is asked for from the last message without one, and filled where it stood', () => {
  const gap = withNews(of(1, 2), news({ list: [message(5)], lastID: 5 }), own);
  expect([gap.known, isLagging(gap)]).toEqual([2, true]);
  const filled = withLater(gap, chatPage(3, 5, { isCompleted: true }));
  expect([IDs(filled), filled.known, isLagging(filled)]).toEqual([[1, 2, 3, 4, 5], 5, false]);
});

test('what nobody may see is no gap once the server has said so', () => {
  const gap = withNews(of(1, 2), news({ list: [message(4)], lastID: 4 }), own);
  const page = chatPage(1, 0, { messageList: [message(4)], lastID: 4, isCompleted: true });
  expect([IDs(withLater(gap, page)), isLagging(withLater(gap, page))]).toEqual([[1, 2, 4], false]);
});

test('where too much came the page asks, page by page, until it has all', () => {
  const behind = withNews(of(1, 2), news({ behind: 1, lastID: 300 }), own);
  expect(isLagging(behind)).toBe(true);
  const half = withLater(behind, chatPage(3, 102, { isCompleted: false, lastID: 300 }));
  expect([half.known, isLagging(half)]).toEqual([102, true]);
  const all = withLater(half, chatPage(103, 300, { isCompleted: true }));
  expect([all.list.length, isLagging(all)]).toEqual([300, false]);
});

test('what came over the socket while it was asked for is neither lost nor asked for for ever', () => {
  const gap = withNews(of(1, 2), news({ list: [message(4)], lastID: 4 }), own);
  const raced = withNews(gap, news({ list: [message(5)], lastID: 5 }), own);
  const filled = withLater(raced, chatPage(3, 4, { isCompleted: true, lastID: 4 }));
  expect([IDs(filled), filled.known, isLagging(filled)]).toEqual([[1, 2, 3, 4, 5], 5, false]);
});

test('an own message stands once, whether its answer or the channel comes first', () => {
  const mine = message(3, { from: own, clientID: 'k' });
  const answered = withSent(of(1, 2), 7, mine);
  expect([IDs(answered), IDs(withNews(answered, news({ list: [mine], lastID: 3 }), own))]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  const waiting = [{ key: 'k' }, { key: 'other' }];
  expect(unsentOf(of(1, 2).list, waiting)).toEqual(waiting);
  expect(unsentOf(answered.list, waiting)).toEqual([{ key: 'other' }]);
});

test('an own message that overtook another one leaves the page behind until that has come', () => {
  const sent = withSent(of(1, 2), 7, message(4, { from: own }));
  expect([IDs(sent), isLagging(sent)]).toEqual([[1, 2, 4], true]);
  const come = withNews(sent, news({ list: [message(3), message(4)], lastID: 4 }), own);
  expect([IDs(come), isLagging(come)]).toEqual([[1, 2, 3, 4], false]);
});

test('the first message gives the conversation its number', () => {
  const begun = withSent(beginning(chatPage(1, 0, { groupID: 0 })), 9, message(1, { from: own }));
  expect([begun.groupID, IDs(begun), isLagging(begun)]).toEqual([9, [1], false]);
});

test('of a withdrawn message nothing is left, nor of its words in quotes', () => {
  const quote = { ID: 2, from: own, nick: 'Ada', text: 'No. 2', status: 'sent' } as const;
  const state = { ...of(1, 2), list: [message(1), message(2, { reactions: { '👍': 2 } }), message(3, { quote })] };
  const { list } = withChanged(state, [{ ID: 2, status: 'withdrawn' }]);
  expect(list[1]).toMatchObject({ text: '', status: 'withdrawn', reactions: {}, picture: null });
  expect(list[2]!.quote).toEqual({ ...quote, text: '', status: 'withdrawn' });
  expect(list[0]).toBe(state.list[0]);
});

test('a message that is let through is asked for where it was hidden', () => {
  const state = { ...of(1, 5), list: [message(1), message(2), message(4), message(5)] };
  const changed = withChanged(state, [{ ID: 3, status: 'sent' }]);
  expect([changed.known, isLagging(changed)]).toEqual([2, true]);
  const own3 = withChanged(of(1, 5), [{ ID: 3, status: 'sent' }]);
  expect(isLagging(own3)).toBe(false);
});

test('reactions are as the channel says, and one’s own stays', () => {
  const mine = withReactions(of(1, 2), 2, { '👍': 1 }, '👍');
  const reacted = withNews(mine, news({ reacted: [{ ID: 2, reactions: { '👍': 2 } }] }), own);
  expect(reacted.list[1]).toMatchObject({ reactions: { '👍': 2 }, mine: '👍' });
  const { mine: _, ...live } = message(2, { reactions: { '👍': 2 } });
  const again = withNews(reacted, news({ list: [live], lastID: 2 }), own);
  expect(again.list[1]!.mine).toBe('👍');
});

test('how far others have read never goes back, and one’s own reading is not theirs', () => {
  const read = [
    { uid: other, ID: 4 },
    { uid: 13, ID: 2 },
    { uid: own, ID: 5 },
  ];
  const state = withNews(of(1, 5), news({ read }), own);
  const later = withNews(state, news({ read: [{ uid: other, ID: 1 }] }), own);
  expect([readBy(later, 2), readBy(later, 4), readBy(later, 5)]).toEqual([2, 1, 0]);
  expect([isRead(later, 4), isRead(later, 5), isRead(beginning(chatPage(1, 5, { othersRead: 5 })), 5)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('who writes is shown until their message has come', () => {
  const typing = [{ uid: other, nick: 'Bola' }];
  const writing = withNews(of(1, 2), news({ typing }), own);
  expect(writing.typing).toEqual(typing);
  expect(withNews(writing, news({ typing: [{ uid: own, nick: 'Ada' }] }), own).typing).toEqual(typing);
  expect(withNews(writing, news({ list: [message(3)], lastID: 3 }), own).typing).toEqual([]);
});

test('a page asked for anew is added, and begins over where it would leave a gap', () => {
  const state = withEarlier(of(4, 6), chatPage(1, 3));
  expect(IDs(withPage(state, chatPage(5, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(IDs(withPage(state, chatPage(20, 22)))).toEqual([20, 21, 22]);
});

test('the line of what is unread is set as the conversation opens, and stays', () => {
  const opened = beginning(chatPage(1, 5, { readID: 3, unreadCount: 2 }));
  expect(opened.line).toEqual({ after: 3, count: 2 });
  expect(withPage(opened, chatPage(1, 5)).line).toEqual({ after: 3, count: 2 });
  expect(withNews(opened, news({ list: [message(6)], lastID: 6 }), own).line).toEqual({ after: 3, count: 2 });
});

test('only what others have written counts as new', () => {
  const list = [message(1), message(2), message(3, { from: own }), message(4, { type: 'system' }), message(5)];
  expect(newsAfter(list, 1, own).map(({ ID }) => ID)).toEqual([2, 5]);
});
