import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, count, emptySays, flagField, id, idField, limit, page, whole } from '../../primitives/fields.ts';
import { plainFigures } from '../../primitives/figures.ts';
import { otherChanges, seen } from '../../primitives/seen.ts';
import { noticeLimits, noticeLists, noticePages, noticeSorts } from './limits.ts';
import { notice, noticeSettings, unreadCounts } from './shapes.ts';

const readCalls = {
  'notices.system-list': defineCall({
    id: 'ucenter-system-notice-list',
    method: 'GET',
    path: '/selfapi/ucenter/systemnoticelist',
    envelope: 'legacy',
    access: 'member',
    summary: "The caller's system notices, newest first, 20 a page.",
    source: 'D1 §7, D2 §7',
    query: z.object({ page }),
    output: z.object({ systemCount: count }),
    beside: z.object({ Variables: z.object({ notelist: z.array(notice), totalpage: count }) }),
  }),
  'notices.num': defineCall({
    id: 'ucenter-notice-num',
    method: 'GET',
    path: '/selfapi/ucenter/noticenum',
    envelope: 'legacy',
    access: 'member',
    summary: 'How many notices are unread, by page, and the newest of them: 10 unless another number is asked for.',
    source: 'D1 §7, D2 §7, §9',
    query: z.object({ num: whole(0, 50).default(noticeLimits.unreadShown) }),
    output: unreadCounts.extend({ list: z.array(notice) }),
  }),
  'notices.at-me-list': defineCall({
    id: 'at-me-list',
    method: 'POST',
    path: '/selfapi/v5/atmelist',
    envelope: 'legacy',
    access: 'member',
    summary: 'Where others mentioned the caller, newest first, 20 a page.',
    source: 'D2 §7',
    body: z.object({ page }),
    output: z.object({ result: z.array(notice), count }),
  }),
  'notices.list': defineCall({
    method: 'GET',
    path: '/v5/notice/list',
    envelope: 'v5',
    access: 'member',
    summary:
      "One page of the caller's notices or all of them, newest first; `next` goes on after the last row, and is empty at the end.",
    source: 'D1 §2 (notice pages)',
    query: z.object({
      type: z.enum(noticeLists),
      after,
      limit: limit(noticeLimits.page),
    }),
    output: z.object({ list: z.array(notice), next: z.string(), unread: unreadCounts }),
    refusals: ['wire.bad_input'],
  }),
} as const;

const writeCalls = {
  'notices.delete': defineCall({
    id: 'ucenter-del-notice',
    method: 'GET',
    path: '/selfapi/ucenter/delnotice',
    envelope: 'legacy',
    access: 'member',
    summary: "Deletes one of the caller's notices.",
    source: 'D1 §7, D2 §7',
    query: z.object({ id: idField }),
    output: z.object({ id }),
    refusals: ['notices.not_exist'],
    writes: true,
    limit: 'write',
  }),
  'notices.mark-read': defineCall({
    method: 'POST',
    path: '/v5/notice/read',
    envelope: 'v5',
    access: 'member',
    summary: "Marks notices as read: one by its id, a page's by its type, or all; the counts then.",
    body: z.object({ id: idField.optional(), type: z.enum(noticePages).optional() }),
    form: true,
    done: { text: 'notices.said.read' },
    output: unreadCounts,
    refusals: ['notices.not_exist'],
    writes: true,
    limit: 'write',
  }),
} as const;

const clock = z
  .string()
  .max(32, { abort: true })
  .overwrite(plainFigures)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A list of sorts: comma-separated, or a JSON array. */
const sorts = z
  .union([z.string().max(100), z.array(z.string().max(100))])
  .transform((value) => (typeof value === 'string' ? value.split(',').filter((sort) => sort !== '') : value))
  .pipe(z.array(z.enum(noticeSorts)).max(noticeSorts.length));
const endpoint = z
  .string()
  .max(1000)
  .regex(/^https?:\/\/[^\s]+$/)
  .refine((url) => URL.canParse(url));

const settingsCalls = {
  'notices.settings': defineCall({
    method: 'GET',
    path: '/v5/notice/settings',
    envelope: 'v5',
    access: 'member',
    summary: 'What the caller is notified of, and when.',
    output: noticeSettings,
  }),
  'notices.save-settings': defineCall({
    method: 'POST',
    path: '/v5/notice/settings',
    envelope: 'v5',
    access: 'member',
    summary:
      'Sets what the caller is notified of, and when; what is not sent stays. With `seen`, lists are merged with what another device switched.',
    body: z.object({
      muted: emptySays(sorts.optional()),
      push_muted: emptySays(sorts.optional()),
      quiet: flagField.optional(),
      quiet_from: clock.optional(),
      quiet_to: clock.optional(),
      digest: flagField.optional(),
      seen,
    }),
    output: noticeSettings.extend({ meanwhile: otherChanges }),
    says: 'notices.saved',
    writes: true,
    limit: 'write',
  }),
  'notices.push-key': defineCall({
    method: 'GET',
    path: '/v5/notice/push/key',
    envelope: 'v5',
    access: 'member',
    summary: 'The key that a browser subscribes to push messages with (VAPID, base64url).',
    output: z.object({ key: z.string() }),
  }),
  'notices.subscribe': defineCall({
    method: 'POST',
    path: '/v5/notice/push/subscribe',
    envelope: 'v5',
    access: 'member',
    summary: "Sends the caller's notices to this browser too, until its log-in ends; the language is that of the call.",
    body: z.object({
      endpoint,
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    output: z.object({}),
    refusals: ['notices.endpoint_refused'],
    writes: true,
    limit: 'write',
  }),
  'notices.unsubscribe': defineCall({
    method: 'POST',
    path: '/v5/notice/push/unsubscribe',
    envelope: 'v5',
    access: 'member',
    summary: 'Sends no more notices to this browser.',
    body: z.object({ endpoint }),
    output: z.object({}),
    refusals: ['notices.not_subscribed'],
    writes: true,
    limit: 'write',
  }),
  'notices.digest-off': defineCall({
    method: 'POST',
    path: '/v5/notice/digest/off',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Ends the weekly e-mails of the member who got the token in one; mail programs post here by themselves (RFC 8058).',
    query: z.object({ token: z.string().max(100) }),
    output: z.object({}),
    refusals: ['notices.link_invalid'],
    says: 'notices.digest.ended',
    writes: true,
    limit: 'code',
  }),
} as const;

export const noticesCalls = { ...readCalls, ...writeCalls, ...settingsCalls } as const;
