import { z } from 'zod';
import { defineCall } from '../../call.ts';
import {
  after,
  count,
  dateline,
  emptySays,
  flag,
  flagField,
  id,
  idField,
  idList,
  idOrNone,
  isSome,
  limit,
  secret,
  text,
  whole,
} from '../../primitives/fields.ts';
import { roomLimits } from '../rooms/limits.ts';
import { chatConversation, chatMessage, chatMessages, chatSettings } from './chat-shapes.ts';
import { chatReportReasons, messageLimits, reactions } from './limits.ts';
import { messageText } from './message-text.ts';
import { cannotWrite } from './refusals.ts';

/** `C2C` and the uid of the other one, or `GROUP` and the number of the room. */
export const conversationID = z
  .string()
  .max(24)
  .regex(/^(C2C|GROUP)[1-9]\d{0,14}$/, 'conversation');

/** What a client calls its message, so that sent twice it is one. */
export const clientID = secret(messageLimits.clientIdMax).min(messageLimits.clientIdMin);

const source = 'DECISIONS "Talking"';
const write = {
  method: 'POST',
  envelope: 'v5',
  access: 'member',
  form: true,
  writes: true,
  limit: 'chat',
  bySign: true,
  source,
} as const;
const read = { method: 'GET', envelope: 'v5', access: 'member', bySign: true, source } as const;
const which = { conversationID };
const there = ['messages.not_exist'] as const;
const answered = z.object(which);

const readCalls = {
  'messages.conversations': defineCall({
    ...read,
    path: '/v5/chat/conversations',
    summary:
      'Conversations of the caller, pinned ones first, then by the newest message; with `requests` 1 those that wait to be accepted.',
    query: z.object({ after, perpage: limit(messageLimits.listPage), requests: flagField.default(0) }),
    output: z.object({ list: z.array(chatConversation), next: z.string(), unread: count, requests: count }),
    refusals: ['wire.bad_input'],
  }),
  'messages.history': defineCall({
    ...read,
    path: '/v5/chat/messages',
    summary:
      'The newest messages of a conversation, those older than `nextReqMessageID`, or those newer than `after`, always in the order they were sent.',
    query: z.object({
      ...which,
      nextReqMessageID: idOrNone.default(0),
      limit: limit(messageLimits.shown, messageLimits.pageMax),
      after: idOrNone.optional(),
    }),
    output: chatMessages,
    refusals: [...there, 'messages.cannot_start', 'messages.you_blocked', 'messages.yourself'],
  }),
  'messages.search': defineCall({
    ...read,
    path: '/v5/chat/search',
    summary: 'Messages that hold the words, of the caller’s own conversations or of one of them; the newest first.',
    query: z.object({
      q: text(messageLimits.searchMax).trim().min(1),
      conversationID: conversationID.optional(),
      after,
    }),
    output: z.object({
      list: z.array(
        z.object({
          ...which,
          nick: z.string(),
          avatar: z.string(),
          ID: id,
          from: id,
          fromNick: z.string(),
          text: z.string(),
          time: dateline,
        }),
      ),
      next: z.string(),
    }),
    refusals: [...there, 'wire.bad_input'],
  }),
  'messages.settings': defineCall({
    ...read,
    path: '/v5/chat/settings',
    summary: 'What the caller has set for chats.',
    output: chatSettings,
  }),
} as const;

const sayCalls = {
  'messages.say': defineCall({
    ...write,
    path: '/v5/chat/messages',
    summary:
      'Sends a message. `clientID` makes it once for good: the same again answers the same message. `quote` is the message it answers, `aid` an uploaded picture, `at` who is named.',
    body: z.object({
      ...which,
      text: emptySays(messageText.default('')),
      clientID,
      quote: idOrNone.default(0),
      aid: idOrNone.default(0),
      at: idList(messageLimits.named).default([]),
    }),
    output: z.object({ message: chatMessage, ...which, groupID: id }),
    refusals: [
      ...there,
      'messages.blank',
      ...cannotWrite,
      'messages.muted_here',
      'messages.announcements_only',
      'messages.word_refused',
      'messages.pack_not_owned',
      'messages.no_message',
      'messages.no_photo_yet',
      'messages.looks_like_spam',
      'media.unknown_picture',
      'wire.idempotency_conflict',
    ],
    showsRefusal: true,
    done: { text: 'messages.said.sent' },
  }),
  'messages.withdraw': defineCall({
    ...write,
    path: '/v5/chat/withdraw',
    summary: 'Withdraws one’s own message within an hour, or as an admin any of a group; its words are gone.',
    body: z.object({ ...which, ID: idField }),
    output: z.object({ ...which, ID: id }),
    refusals: [...there, 'messages.no_message', 'messages.not_withdrawable'],
    done: { text: 'messages.said.withdrawn' },
  }),
  'messages.react': defineCall({
    ...write,
    path: '/v5/chat/react',
    summary: 'Gives a message one of six reactions (`on` 1), in place of another one, or takes it back (0).',
    body: z.object({ ...which, ID: idField, emoji: z.enum(reactions), on: flagField }),
    output: z.object({ ...which, ID: id, reactions: chatMessage.shape.reactions, mine: chatMessage.shape.mine }),
    refusals: [...there, 'messages.no_message', 'messages.cannot_start', 'messages.you_blocked'],
    done: { text: 'messages.said.reacted' },
  }),
  'messages.answer-held': defineCall({
    ...write,
    path: '/v5/chat/group/review',
    summary: 'Lets a message of a group be seen by all (`accept` 1), or takes it away (0).',
    body: z.object({ groupID: idField, ID: idField, accept: flagField }),
    output: z.object({ groupID: id, ID: id }),
    refusals: [...there, 'rooms.not_theirs', 'messages.no_message'],
    done: { text: 'messages.said.reviewed', of: ['accept'] },
    idempotent: true,
  }),
} as const;

const ownCalls = {
  'messages.read': defineCall({
    ...write,
    path: '/v5/chat/read',
    summary: 'Marks a conversation as read up to a message; what was read before stays so.',
    body: z.object({ ...which, ID: idOrNone.default(0) }),
    output: z.object({ ...which, readID: id, unread: count }),
    refusals: [...there],
    done: { text: 'messages.said.read' },
  }),
  'messages.drop': defineCall({
    ...write,
    path: '/v5/chat/delete',
    summary: 'Deletes a conversation for the caller; of a group, what was written so far.',
    body: z.object(which),
    output: answered,
    refusals: [...there],
    done: { text: 'messages.said.deleted' },
  }),
  'messages.mute': defineCall({
    ...write,
    path: '/v5/chat/mute',
    summary: 'Turns notifications of a conversation off (`on` 1) or on again (0); a muted one is not counted.',
    body: z.object({ ...which, on: flagField }),
    output: z.object({ ...which, muted: flag }),
    refusals: [...there],
    done: { text: 'messages.said.muted', of: ['on'] },
  }),
  'messages.pin': defineCall({
    ...write,
    path: '/v5/chat/pin',
    summary: 'Keeps a conversation on top of the list (`on` 1), or no longer (0).',
    body: z.object({ ...which, on: flagField }),
    output: z.object({ ...which, pinned: flag }),
    refusals: [...there, 'messages.too_many_pinned'],
    done: { text: 'messages.said.pinned', of: ['on'] },
  }),
  'messages.answer-request': defineCall({
    ...write,
    path: '/v5/chat/request',
    summary:
      'Accepts a first message or an invitation (`accept` 1), or declines it (0), and blocks who sent it (`block` 1). A declined first message can be accepted still.',
    body: z.object({ ...which, accept: flagField, block: flagField.default(0) }),
    output: answered,
    refusals: [
      'messages.no_request',
      'rooms.full',
      'rooms.too_many_joined',
      'rooms.unknown',
      'follows.unknown_member',
      'follows.too_many_hidden',
    ],
    done: { text: 'messages.said.request', of: ['accept'] },
    idempotent: true,
  }),
  'messages.report': defineCall({
    ...write,
    path: '/v5/chat/report',
    summary:
      'Reports messages of others; moderators read those, up to four around that are named too, and nothing else.',
    body: z.object({
      ...which,
      IDs: idList(messageLimits.reported).refine(isSome),
      reason: z.enum(chatReportReasons).default('other'),
      message: text(messageLimits.noteMax).trim().default(''),
    }),
    output: z.object({ id }),
    refusals: [...there, 'messages.nothing_reported', 'messages.own_reported', 'messages.too_many_reports'],
    done: { text: 'messages.said.reported' },
    idempotent: true,
  }),
  'messages.save-settings': defineCall({
    ...write,
    path: '/v5/chat/settings',
    summary: 'Saves what is set for chats; a field that is absent stays.',
    body: z.object({
      reads: flagField.optional(),
      enterBreaks: flagField.optional(),
      mentions: flagField.optional(),
    }),
    output: chatSettings,
    done: { text: 'messages.said.saved' },
  }),
} as const;

/** A signature: it opens the socket and the calls of the chat, and nothing else. */
const signed = { userId: id, expire: count, sdkAppID: id };
const signCalls = {
  'messages.sign': defineCall({
    id: 'gen-user-sign',
    method: 'POST',
    path: '/api/genUserSign',
    envelope: 'v5',
    access: 'member',
    summary: 'A signature for the chat, of the caller alone; it ends with the session that asked.',
    source: 'D2 §7',
    body: z.object({ userId: idField }),
    output: z.object({ userSign: z.string(), ...signed }),
    refusals: ['messages.not_yours_to_sign'],
    limit: 'write',
  }),
  'messages.sign-legacy': defineCall({
    id: 'get-user-sig',
    method: 'POST',
    path: '/selfapi/getUuserSig',
    envelope: 'legacy',
    access: 'member',
    summary: 'The same, with its life in seconds: a week unless less is asked for.',
    source: 'D2 §7, §9',
    body: z.object({
      identifier: idField,
      expire: whole(1, messageLimits.signSeconds).default(messageLimits.signSeconds),
    }),
    output: z.object({ userSig: z.string(), ...signed }),
    refusals: ['messages.not_yours_to_sign'],
    limit: 'write',
  }),
} as const;

/** Group messages as the documents' forum has them: the same rooms. */
const groupcpCalls = {
  'messages.group-create': defineCall({
    id: 'groupcp-create',
    method: 'POST',
    path: '/selfapi/groupcp/create',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Makes a group of invitations with its first message; `receiver` are usernames or uids with commas between.',
    source: 'D2 §5, §7',
    body: z.object({
      title: emptySays(text(roomLimits.nameMax).trim().default('')),
      receiver: emptySays(text(2000).trim().default('')),
      content: emptySays(messageText.default('')),
    }),
    output: z.object({ plid: id, pmid: id, added: z.array(id), invited: z.array(id) }),
    refusals: [
      'messages.fields_missing',
      'rooms.name_taken',
      'rooms.word_refused',
      'rooms.may_not_speak',
      'rooms.unverified',
      'rooms.needs_consent',
      'rooms.too_few',
      'rooms.too_many_owned',
      'rooms.too_many_joined',
      'rooms.unknown_member',
      'messages.blank',
      'messages.word_refused',
      'messages.pack_not_owned',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'messages.group-send': defineCall({
    id: 'groupcp-send',
    method: 'POST',
    path: '/selfapi/groupcp/send',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Sends a message into a group; without `plid` it makes one, as `create` does of receiver, title and content.',
    source: 'D2 §5, §7',
    body: z.object({
      plid: idOrNone.default(0),
      receiver: emptySays(text(2000).trim().default('')),
      title: emptySays(text(roomLimits.nameMax).trim().default('')),
      content: emptySays(messageText.default('')),
    }),
    output: z.object({ plid: id, pmid: id, uid: id, message: z.string(), dateline }),
    refusals: [
      'messages.fields_missing',
      'messages.not_exist',
      'messages.blank',
      'messages.muted_here',
      'messages.announcements_only',
      'messages.may_not_speak',
      'messages.unverified',
      'messages.needs_consent',
      'messages.word_refused',
      'messages.pack_not_owned',
      'rooms.name_taken',
      'rooms.word_refused',
      'rooms.may_not_speak',
      'rooms.unverified',
      'rooms.needs_consent',
      'rooms.too_few',
      'rooms.too_many_owned',
      'rooms.too_many_joined',
      'rooms.unknown_member',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'messages.group-history': defineCall({
    id: 'groupcp-history',
    method: 'GET',
    path: '/selfapi/groupcp/history',
    envelope: 'legacy',
    access: 'member',
    summary: 'Messages of a group, the newest page first.',
    source: 'D2 §7',
    query: z.object({
      plid: idField,
      page: whole(1, 1_000_000).default(1),
      perpage: limit(messageLimits.shown, messageLimits.pageMax),
    }),
    output: z.object({
      plid: id,
      groupowner: id,
      members: z.array(z.object({ uid: id, username: z.string() })),
      list: z.array(z.object({ pmid: id, uid: id, username: z.string(), message: z.string(), dateline })),
      lastpmid: id,
      oldpmid: id,
      page: z.int().min(1),
      count,
      perpage: count,
    }),
    refusals: ['messages.not_exist'],
  }),
} as const;

export const chatCalls = { ...readCalls, ...sayCalls, ...ownCalls, ...signCalls, ...groupcpCalls } as const;
