import { expect, test } from 'vitest';
import { ApiRefusal, type Caller } from '../../api/wire.ts';
import { type MessagesRead, placeIn, readMessages } from './queries.ts';
import { chatPage, chatRow } from './testing/chat.ts';

interface Asked {
  name: string;
  input: Record<string, unknown>;
}

const refusal = (name: string) => new ApiRefusal({ name, msg: name, http: 200, issues: [], extra: {} });

/** What a page reads of an address, and what it asked for that; a call without an answer of the test's own says nothing. */
async function read(search: string, answers: Record<string, (input: Asked['input']) => unknown> = {}) {
  const asked: Asked[] = [];
  const usual: typeof answers = {
    'messages.conversations': () => ({ list: [], next: '', unread: 0, requests: 0 }),
    'messages.history': () => chatPage(1, 3),
    'messages.settings': () => ({ reads: 1, enterBreaks: 0, mentions: 1 }),
    'messages.search': () => ({ list: [], next: '' }),
  };
  const call = (async (name: string, input: Asked['input']) => {
    asked.push({ name, input });
    return { data: (answers[name] ?? usual[name])?.(input) };
  }) as unknown as Caller;
  const done: MessagesRead = await readMessages(call, call, placeIn(new URLSearchParams(search)));
  return { ...done, asked: (name: string) => asked.filter((each) => each.name === name).map(({ input }) => input) };
}

test('R-CHT-030 R-CHT-039 a conversation is asked for 15 messages at once', async () => {
  const { asked, open } = await read('uid=12');
  expect(asked('messages.history')).toEqual([{ conversationID: 'C2C12', nextReqMessageID: 0, limit: 15 }]);
  expect(open).toMatchObject({ ok: true });
});

test('one with more unread messages than that is asked for with all of them, as far as one answer holds them', async () => {
  const answers = { 'messages.history': () => chatPage(100, 114, { unreadCount: 40 }) };
  expect((await read('uid=12', answers)).asked('messages.history').map(({ limit }) => limit)).toEqual([15, 45]);
  const many = { 'messages.history': () => chatPage(9000, 9014, { unreadCount: 4000 }) };
  expect((await read('uid=12', many)).asked('messages.history').map(({ limit }) => limit)).toEqual([15, 100]);
});

test.each([
  ['with=C2C12', 'C2C12'],
  ['with=GROUP4', 'GROUP4'],
  ['uid=12', 'C2C12'],
  ['with=GROUP0&uid=12', 'C2C12'],
])('the address ?%s opens %s', async (search, conversationID) => {
  expect((await read(search)).asked('messages.history')[0]).toMatchObject({ conversationID });
});

test('a room’s number opens the chat that the list has of it, else the group of this number', async () => {
  const listed = {
    'messages.conversations': () => ({ list: [chatRow({ groupID: 7 })], next: '', unread: 0, requests: 0 }),
  };
  expect((await read('plid=7', listed)).asked('messages.history')[0]).toMatchObject({ conversationID: 'C2C12' });
  expect((await read('plid=8', listed)).asked('messages.history')[0]).toMatchObject({ conversationID: 'GROUP8' });
});

test('an old link to the room of two, which the list has no more, finds with whom it is', async () => {
  const { asked, open } = await read('plid=8', {
    'messages.history': ({ conversationID }) => {
      if (conversationID === 'GROUP8') throw refusal('messages.not_exist');
      return chatPage(1, 3);
    },
    'messages.view': () => ({ members: [{ uid: 12 }] }),
  });
  expect(asked('messages.history').map(({ conversationID }) => conversationID)).toEqual(['GROUP8', 'C2C12']);
  expect(open).toMatchObject({ ok: true });
});

test('a chat that can’t be started says so in the service’s words, beside the list', async () => {
  const { open } = await read('uid=12', {
    'messages.history': () => {
      throw refusal('messages.cannot_start');
    },
  });
  expect(open).toEqual({ ok: false, name: 'messages.cannot_start', words: 'messages.cannot_start' });
});

test('words are looked for in all chats, or in the one that is open', async () => {
  expect((await read('q=lamp')).asked('messages.search')).toEqual([{ q: 'lamp', after: '' }]);
  expect((await read('uid=12&find=1&q=lamp')).asked('messages.search')).toEqual([
    { q: 'lamp', conversationID: 'C2C12', after: '' },
  ]);
  expect((await read('uid=12&find=1')).asked('messages.search')).toEqual([]);
});
