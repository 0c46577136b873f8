import type { Mutation } from './support/mutation.ts';

/** What the chat's screens promise; the calls' own breaks stand under `messages` and `rooms`. */
export const tests = 'web/features/messages/';

const at = 'web/features/messages';
const inState = `${at}/conversation-state.test.ts`;
const inConversation = `${at}/use-conversation.test.ts`;
const onScreen = `${at}/messages-screen.test.tsx`;

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a gap between messages is not asked for',
    file: `${at}/conversation-state.ts`,
    find: 'for (const { ID } of list) if (ID === known + 1) known = ID;',
    put: 'for (const { ID } of list) known = Math.max(known, ID);',
    noticedIn: inState,
  },
  {
    breaks: 'a page that is asked for anew leaves a gap before it',
    file: `${at}/conversation-state.ts`,
    find: ' && (!first || first.ID <= state.known + 1)',
    put: '',
    noticedIn: inState,
  },
  {
    breaks: 'messages stand as they arrived, and not as they were sent',
    file: `${at}/conversation-state.ts`,
    find: '.sort((one, other) => one.ID - other.ID)',
    put: '',
    noticedIn: inState,
  },
  {
    breaks: 'an own message stands twice until its answer has come',
    file: `${at}/conversation-state.ts`,
    find: 'waiting.filter(({ key }) => !arrived.has(key))',
    put: 'waiting.filter(() => arrived)',
    noticedIn: inConversation,
  },
  {
    breaks: 'a quote goes on to say what was withdrawn',
    file: `${at}/conversation-state.ts`,
    find: "{ ...message.quote, text: '', status: ofQuote }",
    put: '{ ...message.quote, status: ofQuote }',
    noticedIn: inState,
  },
  {
    breaks: 'an open conversation is read before it was looked at',
    file: `${at}/use-marked-read.ts`,
    find: 'messageTimes.readAfter * 1000',
    put: '0',
    noticedIn: inConversation,
  },
  {
    breaks: 'a request is read before it is accepted',
    file: `${at}/use-marked-read.ts`,
    find: 'groupID === 0 || isRequest(page)',
    put: 'groupID === 0',
    noticedIn: inConversation,
  },
  {
    breaks: 'links of a declined request lead on',
    file: `${at}/person.ts`,
    find: 'request === 1 || declined === 1',
    put: 'request === 1',
    noticedIn: onScreen,
  },
  {
    breaks: 'what was written and not sent is lost when one leaves',
    file: `${at}/use-writing.ts`,
    find: '(now.text === begun && !now.quote ? withShared(stored, begun) : now)',
    put: 'now',
    noticedIn: inConversation,
  },
  {
    breaks: 'a blank message is sent',
    file: `${at}/use-writing.ts`,
    find: "if (text.trim() === '') return blank.show();",
    put: '',
    noticedIn: inConversation,
  },
  {
    breaks: 'a thread that is shared cuts off what was written before',
    file: `${at}/use-writing.ts`,
    find: ' || text.length > textMax',
    put: '',
    noticedIn: `${at}/use-writing.test.ts`,
  },
  {
    breaks: 'threads in messages are asked for where data is saved',
    file: `${at}/use-shared-threads.ts`,
    find: ' || onFrugalNetwork()',
    put: '',
    noticedIn: `${at}/shared-thread.test.ts`,
  },
  {
    breaks: 'nobody is told that a stranger’s messages are counted before the first one',
    file: `${at}/components/MessageLog.tsx`,
    find: 'const isFirst = left > 0 &&',
    put: 'const isFirst = left < 0 &&',
    noticedIn: onScreen,
  },
  {
    breaks: 'what is on its way doesn’t count for the messages that are left',
    file: `${at}/use-conversation.ts`,
    find: 'page.can.left - since - unsent',
    put: 'page.can.left - since',
    noticedIn: inConversation,
  },
  {
    breaks: 'a message that failed is sent as a second one when it is tried again',
    file: `${at}/use-sending.ts`,
    find: 'if (unqueued) void goOut(unqueued);\n      else ',
    put: 'acts.send({ text: queued.find((each) => each.key === key)!.shown.text });\n      ',
    noticedIn: inConversation,
  },
  {
    breaks: 'what comes into the open conversation is counted as unread',
    file: `${at}/conversation-rows.ts`,
    find: ' && row.conversationID !== current',
    put: '',
    noticedIn: `${at}/conversation-rows.test.ts`,
  },
  {
    breaks: 'an invitation leads to a chat that one is not in',
    file: `${at}/components/ConversationRow.tsx`,
    find: 'isWaiting && face.isGroup ? groupPath(row.groupID) : ',
    put: '',
    noticedIn: onScreen,
  },
];
