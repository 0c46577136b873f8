import { expect, test } from 'vitest';
import type { ChatMessages } from '../../../contract/domains/messages/chat-shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { Conversation } from './components/Conversation.tsx';
import { MessagesScreen } from './components/MessagesScreen.tsx';
import { type MessagesRead, placeIn } from './queries.ts';
import { chatPage, chatRow, lastOf, message, other } from './testing/chat.ts';

const read = (fields: Partial<MessagesRead> = {}, search = ''): MessagesRead => ({
  place: placeIn(new URLSearchParams(search)),
  list: { list: [], next: '', unread: 0, requests: 0 },
  open: null,
  ...{ settings: null, found: null, now: 1_700_000_000, clientID: 'made-by-the-server' },
  ...fields,
});

const shown = (page: ChatMessages, search = `uid=${other}`, around = {}) =>
  rendered(<Conversation read={read({ open: { ok: true, page } }, search)} page={page} />, {
    country: 'ng',
    viewer: member,
    at: `/message?${search}`,
    ...around,
  });
const row = (fields: Parameters<typeof chatRow>[0]) =>
  rendered(<MessagesScreen {...read({ list: { list: [chatRow(fields)], next: '', unread: 0, requests: 0 } })} />, {
    country: 'ng',
    viewer: member,
  });
const group: NonNullable<ChatMessages['groupProfile']> = {
  ...{ groupID: 4, name: 'Night walkers', nameCard: '', memberCount: 214, faceUrl: '', notice: '' },
  ...{ topid: 0, fid: 0, threadGroup: 0, joinOption: 'FreeAccess', role: 'Member', announce: 0, review: 'none' },
};
const groupPage = (fields: Partial<ChatMessages> = {}) =>
  chatPage(1, 2, {
    ...{ conversationID: 'GROUP4', groupID: 4, type: 'GROUP', userProfile: null, groupProfile: group },
    ...fields,
  });

test('before script a message is sent by the page’s form, under a name that the server made once', () => {
  const html = shown(chatPage(1, 2));
  expect(html).toContain(
    `formAction="/do/messages.say?conversationID=C2C${other}&amp;clientID=made-by-the-server&amp;_of=message"`,
  );
  expect(html).toMatch(/<textarea[^>]* form="do" name="text@message"[^>]* maxLength="500"/);
});

test('R-CHT-004 a conversation has a way to earlier messages, emoticons and a field', () => {
  const html = shown(chatPage(16, 30));
  expect(html).toMatch(/href="\/ng\/message\?uid=12&amp;before=16"[^>]*>View earlier messages</);
  expect(html).toContain('aria-label="Emoticons"');
});

test('a request shows links and photos closed, and is answered by forms', () => {
  const picture = { aid: 3, url: '/p', width: 4, height: 3, colour: '#000000', widths: [320], bytes: 52_000 };
  const messageList = [
    message(1, { text: 'See https://a.example/ now' }),
    message(2, { text: '', type: 'image', picture }),
  ];
  const html = shown(chatPage(1, 2, { request: 1, messageList }));
  expect(html).not.toContain('href="https://a.example/"');
  expect(html).toContain('Photo. Opens after you accept');
  expect(html).toContain('wants to write to you.');
  expect(html).toContain(`/do/messages.answer-request?conversationID=C2C${other}&amp;accept=1&amp;block=0"`);
  expect(html).toContain('accept=0&amp;block=1&amp;_to=%2Fmessage%3Frequests%3D1"');
  expect(html).not.toContain('<textarea');
  expect(shown(chatPage(1, 2, { messageList }))).toContain('href="https://a.example/"');
});

test('a declined request opened by its address says so, stays closed, and can be accepted still', () => {
  const html = shown(
    chatPage(1, 1, { declined: 1, messageList: [message(1, { text: 'See https://a.example/ now' })] }),
  );
  expect(html).toContain('Request declined.');
  expect(html).not.toContain('href="https://a.example/"');
  expect(html).toContain(`/do/messages.answer-request?conversationID=C2C${other}&amp;accept=1&amp;block=0"`);
  expect(html).not.toContain('accept=0&amp;block=0');
  expect(html).not.toContain('<textarea');
});

test('who saves data asks for a photo by a tap that names its size', () => {
  const picture = { aid: 3, url: '/p', width: 4, height: 3, colour: '#000000', widths: [320], bytes: 52_000 };
  const page = chatPage(1, 1, { messageList: [message(1, { type: 'image', picture })] });
  expect(shown(page, undefined, { lite: true })).toContain('Photo, 52 KB. Tap to load');
  expect(shown(page, undefined, { lite: true })).not.toContain('src="/p-320.webp"');
  expect(shown(page)).toContain('src="/p-320.webp"');
});

test.each([
  ['messages.wait_for_answer', 'You can write again once', 'replies.'],
  ['messages.announcements_only', 'Only the owner and admins write here.', 'You can read and react.'],
  ['messages.muted_here', 'You are read-only in this group until', 'You can read and react.'],
  ['messages.too_many_begun', 'You started many chats today.', 'Try again tomorrow.'],
  ['messages.cannot_start', 'You can’t write to', 'Cannot initiate a chat'],
])('in place of the field stands why nothing can be written: %s', (sendRefusal, ...words) => {
  const { can } = chatPage(1, 1);
  const html = shown(chatPage(1, 2, { can: { ...can, send: 0, sendRefusal } }));
  for (const each of words) expect(html).toContain(each);
  expect(html).not.toContain('<textarea');
});

test('the limit is said before the first word, and what is left of it from then on', () => {
  const { can } = chatPage(1, 1);
  const limited = (left: number, messageList: ChatMessages['messageList']) =>
    shown(chatPage(1, messageList.length, { groupID: messageList.length, messageList, can: { ...can, left } }));
  expect(limited(3, [])).toContain('You can send 3 messages. After');
  const once = limited(2, [message(1, { from: member.uid })]);
  expect(once).toContain('2 more messages until');
  expect(once).not.toContain('You can send 3 messages.');
});

test('of what was withdrawn or removed its place is left, and of a quote of it no word', () => {
  const quote = { ID: 1, from: other, nick: 'Bola', text: '', status: 'withdrawn' } as const;
  const html = shown(
    chatPage(1, 4, {
      messageList: [
        message(1, { status: 'withdrawn', text: '' }),
        message(2, { status: 'withdrawn', text: '', from: member.uid }),
        message(3, { status: 'removed', text: '' }),
        message(4, { quote }),
      ],
    }),
  );
  for (const words of [
    'withdrew a message',
    'You withdrew a message',
    'A moderator removed',
    'This message was withdrawn',
  ])
    expect(html).toContain(words);
});

test('R-CHT-037 a group shows names, what happened, its pinned message, who is named, and what is under review', () => {
  const html = shown(
    groupPage({
      pinned: message(1, { text: 'From ten, bring a friend' }),
      messageList: [
        message(1, { type: 'system', text: '', system: { kind: 'owner', uid: other, nick: 'Bola' } }),
        message(2, { nick: 'Zainab', role: 'Admin', at: [member.uid], text: '@TundeB the tripod?' }),
        message(3, { from: member.uid, status: 'held', text: 'Half the sky can go.' }),
      ],
    }),
    'plid=4',
  );
  expect(html).toContain('214 members');
  expect(html).toContain('is now the owner.');
  expect(html).toContain('From ten, bring a friend');
  expect(html).toContain(
    '<span class="chat-name"><b class="truncate" dir="auto">Zainab</b><span class="tag tag-primary',
  );
  expect(html).toMatch(/class="chat-bubble chat-to-me"[^>]*>@TundeB/);
  expect(html).toMatch(/class="chat-bubble chat-pale"[^>]*>Half the sky/);
  expect(html).toContain('Under review. Only you and the admins see it');
});

test('an admin lets through what waits, by a form as well', () => {
  const { can } = groupPage();
  const html = shown(
    groupPage({ can: { ...can, manage: 1 }, messageList: [message(1, { status: 'held' })] }),
    'plid=4',
  );
  expect(html).toContain('/do/messages.answer-held?groupID=4&amp;ID=1&amp;accept=1"');
});

test('a row says what is unread, quiet, on top, and that one is named', () => {
  const loud = row({ unreadCount: 12, mentioned: 1, pinned: 1 });
  expect(loud).toContain('chat-row-new');
  expect(loud).toContain('aria-label="mentions you"');
  expect(loud).toContain('Kept on top');
  expect(loud).toContain('12 unread messages');
  const quiet = row({ unreadCount: 128, muted: 1 });
  expect(quiet).not.toContain('chat-row-new');
  expect(quiet).toMatch(/chat-quiet"><span class="badge badge-inline"[^>]*>99\+/);
  expect(quiet).toContain('Notifications off');
  expect(row({ lastMessage: lastOf(3, { status: 'withdrawn', text: '', from: member.uid }) })).toContain(
    'You withdrew a message',
  );
  expect(row({ lastMessage: lastOf(3, { type: 'image', text: '' }) })).toContain('Photo');
});

test('a row has a menu of its own, and a request, which is answered first, has none', () => {
  const html = row({ unreadCount: 2 });
  expect(html).toMatch(/popoverTarget="chatC2C12"[^>]* aria-label="More about[^"]*Bola/i);
  expect(row({ request: 1 })).not.toContain('popoverTarget="chatC2C12"');
});

test('a request isn’t counted as unread, and an invitation says who asks and leads to the group', () => {
  const asked = row({ request: 1, unreadCount: 2 });
  expect(asked).not.toContain('chat-row-new');
  expect(asked).not.toContain('unread messages');
  const { userProfile } = chatRow();
  const invited = row({
    ...{ conversationID: 'GROUP4', groupID: 4, type: 'GROUP', request: 1, lastMessage: null },
    ...{ userProfile, groupProfile: group },
  });
  expect(invited).toContain('Bola invites you, 214 members');
  expect(invited).toContain('href="/ng/message/groupdetail?plid=4"');
});

test('a message that shares a thread has its address until it is known what the thread is about', () => {
  const messageList = [message(1, { text: 'https://baobab.example/forum/15443/9 Look' })];
  expect(shown(chatPage(1, 1, { messageList }))).toContain('href="https://baobab.example/forum/15443/9"');
});

test('requests stand on top of the list, and alone on a page of their own', () => {
  const list = { list: [chatRow()], next: '', unread: 0, requests: 4 };
  const html = rendered(<MessagesScreen {...read({ list })} />, { country: 'ng', viewer: member });
  expect(html).toMatch(/href="\/ng\/message\?requests=1"/);
  expect(html).toContain('4 requests');
  const inbox = rendered(<MessagesScreen {...read({ list }, 'requests=1')} />, { country: 'ng', viewer: member });
  expect(inbox).toContain('They can’t see that you have read this.');
  expect(inbox).not.toContain('Find a chat');
});
