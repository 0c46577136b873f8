import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  after,
  count,
  dateline,
  emptySays,
  id,
  idField,
  idList,
  idOrNone,
  limit,
  page,
} from '../../primitives/fields.ts';
import { formatField } from '../../primitives/text-format.ts';
import { chatCalls } from './chat-calls.ts';
import { messageLimits } from './limits.ts';
import { messageText } from './message-text.ts';
import { cannotWrite } from './refusals.ts';
import { reportCalls } from './report-calls.ts';
import { conversation, conversationPage, unreadMessages } from './shapes.ts';

/** A conversation by its number, or by the member that it is with. */
const which = { plid: idOrNone.default(0), uid: idOrNone.default(0) };

const readCalls = {
  'messages.list': defineCall({
    id: 'pm-list',
    method: 'GET',
    path: '/selfapi/ucenter/pmlist',
    envelope: 'legacy',
    access: 'member',
    summary: "One page of the caller's conversations, the one with the newest message first; `next` goes on after it.",
    source: 'D2 §3, §7',
    query: z.object({ page, after, perpage: limit(messageLimits.listPage) }),
    output: z.object({
      list: z.array(conversation),
      page: z.int().min(1),
      count,
      perpage: count,
      totalPage: count,
      next: z.string(),
      unread: count,
    }),
  }),
  'messages.view': defineCall({
    id: 'pm-view',
    method: 'POST',
    path: '/selfapi/ucenter/pmview',
    envelope: 'legacy',
    access: 'member',
    summary:
      'The newest messages of a conversation, or those before one of them; 1000 at once unless fewer are asked for. By `uid` it may not have begun. A block leaves what was written to both, and `can` says why nothing is added.',
    source: 'D2 §7, §9',
    body: z.object({
      ...which,
      limit: limit(messageLimits.fetched, messageLimits.fetched),
      /** The message before which they are wanted, as `oldpmid` gave it. */
      before: idOrNone.default(0),
    }),
    output: conversationPage,
    refusals: ['messages.not_exist', 'messages.cannot_start', 'messages.you_blocked', 'messages.yourself'],
  }),
  'messages.open': defineCall({
    id: 'pm-private',
    method: 'POST',
    path: '/selfapi/ucenter/pmprivate',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Whether the caller may write to a member, and the number of their conversation: 0 before the first message.',
    source: 'D2 §7, §8',
    body: z.object({ uid: idField }),
    output: z.object({ plid: id, uid: id, username: z.string() }),
    refusals: [...cannotWrite],
  }),
  'messages.unread': defineCall({
    method: 'GET',
    path: '/v5/message/unread',
    envelope: 'v5',
    access: 'member',
    summary: 'How many messages the caller has not read.',
    output: unreadMessages,
  }),
} as const;

const writeCalls = {
  'messages.send': defineCall({
    id: 'pm-send',
    method: 'POST',
    path: '/selfapi/ucenter/sendpm',
    envelope: 'legacy',
    access: 'member',
    summary: 'Sends a plain text of at most 500 characters to a member, or into a conversation.',
    source: 'D2 §5, §7',
    body: z.object({
      ...which,
      message: emptySays(messageText.default('')),
      /** What it is: `plain` as it was typed, or `html`, of which the words are sent. Clients that don't say are guessed. */
      format: formatField,
    }),
    form: true,
    done: { text: 'messages.said.sent' },
    showsRefusal: true,
    output: z.object({ plid: id, pmid: id, uid: id, message: z.string(), dateline }),
    refusals: [
      'messages.not_exist',
      'messages.no_recipient',
      'messages.blank',
      ...cannotWrite,
      'messages.word_refused',
      'messages.pack_not_owned',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'messages.mark-read': defineCall({
    id: 'pm-set-readed',
    method: 'POST',
    path: '/selfapi/ucenter/pmsetreaded',
    envelope: 'legacy',
    access: 'member',
    summary: 'Marks a conversation as read, up to a message or whole; how many messages are unread then.',
    source: 'D2 §7',
    body: z.object({ plid: idField, pmid: idOrNone.default(0) }),
    form: true,
    done: { text: 'messages.said.read' },
    output: unreadMessages,
    refusals: ['messages.not_exist'],
    writes: true,
    limit: 'write',
  }),
  'messages.delete': defineCall({
    id: 'pm-delete',
    method: 'GET',
    path: '/selfapi/ucenter/delpm',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Deletes a conversation for the caller, up to a message or whole; the other one keeps it until they delete it too.',
    source: 'D2 §2, §7',
    query: z.object({ plid: idField, pmid: idOrNone.default(0) }),
    form: true,
    done: { text: 'messages.said.deleted' },
    output: z.object({ plid: id }),
    refusals: ['messages.not_exist'],
    writes: true,
    limit: 'write',
  }),
} as const;

const shareCalls = {
  'messages.shared-threads': defineCall({
    method: 'GET',
    path: '/v5/chat/threads',
    envelope: 'v5',
    access: 'member',
    bySign: true,
    summary:
      'What messages show of the threads whose addresses stand in them; those that the caller may not read are absent.',
    source: 'ours: a thread in a message is a row',
    query: z.object({ tids: idList(messageLimits.sharedThreads) }),
    output: z.object({
      list: z.array(z.object({ tid: id, subject: z.string(), board: z.string(), replies: count })),
    }),
    refusals: [],
  }),
} as const;

export const messagesCalls = { ...readCalls, ...writeCalls, ...shareCalls, ...chatCalls, ...reportCalls } as const;
