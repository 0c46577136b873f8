import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, flag, flagField, id, idField, idOrNone, whole } from '../../../primitives/fields.ts';
import { grounds } from './grounds.ts';
import { moderationScene, takenDownRow } from './shapes.ts';
import { warningCalls } from './warning-calls.ts';

const notTheirs = [
  'threads.not_exist',
  'threads.post_not_exist',
  'threads.other_country',
  'threads.other_place',
  'moderation.unknown_reason',
] as const;
const judging = [...notTheirs, 'threads.author_in_office'] as const;

const write = { access: 'office', form: true, writes: true, limit: 'write', private: true } as const;

export const moderatingCalls = {
  ...warningCalls,
  'threads.pin': defineCall({
    id: 'content-thread-pin',
    method: 'POST',
    path: '/v5/content/thread/pin',
    envelope: 'v5',
    summary:
      'Pins (`status` 1) or unpins (0) the thread of a first post on its board, in its country or everywhere (`type` 1, 2, 3), as moderators may; or a reply within its thread, as its author and the host of its topic may too.',
    source: 'D2 §4, §7; DECISIONS "pin"',
    body: z.object({ pid: idField, status: flagField.default(1), type: whole(1, 3).default(1), ...grounds }),
    output: z.object({ pid: id, tid: id, level: z.int() }),
    refusals: [
      ...notTheirs,
      'threads.not_yours',
      'threads.pin_everywhere',
      'threads.pin_beyond',
      'threads.pins_full_board',
      'threads.pins_full_country',
      'threads.pins_full_everywhere',
      'threads.pins_full_replies',
    ],
    ...write,
    access: 'member',
  }),
  'threads.digest': defineCall({
    id: 'content-thread-digest',
    method: 'POST',
    path: '/v5/content/thread/digest',
    envelope: 'v5',
    summary: 'Puts a thread into the digest at level I, II or III, which earns its author XGold; 0 takes both back.',
    source: 'D2 §4, §7; DECISIONS "XGold earning"',
    body: z.object({ tid: idField, digestlevel: whole(0, 3), ...grounds }),
    output: z.object({ tid: id, digest: z.int() }),
    refusals: [...notTheirs, 'threads.moderate_own'],
    ...write,
  }),
  'threads.highlight': defineCall({
    id: 'content-thread-highlight',
    method: 'POST',
    path: '/v5/content/thread/highlight',
    envelope: 'v5',
    summary: "Colours a thread's title in lists by one of five styles; 0 for none.",
    source: 'D2 §4, §7',
    body: z.object({ tid: idField, highlight_style: whole(0, 5), ...grounds }),
    output: z.object({ tid: id, highlight: z.int() }),
    refusals: notTheirs,
    ...write,
  }),
  'threads.move': defineCall({
    id: 'thread-move-thread',
    method: 'POST',
    path: '/selfapi/thread/movethread',
    envelope: 'legacy',
    summary:
      "Moves a thread to a country's lists where `fid` is a country's, else to the board of that number; `typeid` names the category there.",
    source: 'D2 §4, §7; DECISIONS "move"',
    body: z.object({ tid: idField, fid: idField.optional(), typeid: idOrNone.optional(), ...grounds }),
    output: z.object({ tid: id, fid: id, country_fid: id, typeid: id }),
    refusals: [...notTheirs, 'threads.unknown_board'],
    ...write,
  }),
  'threads.close': defineCall({
    method: 'POST',
    path: '/v5/content/thread/close',
    envelope: 'v5',
    summary: 'Closes a thread to replies (1), or reopens it (0).',
    source: 'D2 §4; DECISIONS "close, reopen"',
    body: z.object({ tid: idField, closed: flagField.default(1), ...grounds }),
    output: z.object({ tid: id, closed: flag }),
    refusals: notTheirs,
    ...write,
  }),
  'threads.ban-post': defineCall({
    id: 'content-thread-ban',
    method: 'POST',
    path: '/v5/content/thread/ban',
    envelope: 'v5',
    summary: 'Hides a post from everybody (`status` 1), a first one with its thread, until it is lifted (0).',
    source: 'D2 §4, §7; DECISIONS "ban a post"',
    body: z.object({ pid: idField, status: flagField.default(1), ...grounds }),
    output: z.object({ pid: id, tid: id, banned: flag }),
    refusals: [...judging, 'threads.not_taken_down', 'threads.taken_down_before'],
    ...write,
  }),
  'threads.restore-post': defineCall({
    method: 'POST',
    path: '/v5/content/post/restore',
    envelope: 'v5',
    summary: 'Restores a post that a moderator deleted within the last 30 days, a first one with its thread.',
    source: 'decision 0089',
    body: z.object({ pid: idField, ...grounds }),
    output: z.object({ pid: id, tid: id }),
    refusals: [...judging, 'threads.not_taken_down'],
    ...write,
  }),
  'threads.moderation': defineCall({
    method: 'GET',
    path: '/v5/moderation/post',
    envelope: 'v5',
    access: 'office',
    summary: 'A post as a moderator meets it: how its thread stands, how many pins are taken, and what may be done.',
    source: 'decision 0089',
    query: z.object({ pid: idField }),
    output: moderationScene,
    refusals: notTheirs,
    private: true,
  }),
  'threads.taken-down': defineCall({
    method: 'GET',
    path: '/v5/moderation/posts',
    envelope: 'v5',
    access: 'moderator',
    summary: "Posts that moderators have hidden or deleted, the last first; of the moderator's country.",
    source: 'decision 0089',
    query: z.object({ after }),
    output: z.object({ list: z.array(takenDownRow), next: z.string() }),
    private: true,
  }),
} as const;
