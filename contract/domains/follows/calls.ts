import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flagField, id, idField, idList, limit, page } from '../../primitives/fields.ts';
import { followLimits } from './limits.ts';
import { followPage, followState, hiddenPage, hideState } from './shapes.ts';

/** A place that a list gave as `next`. */
const after = z
  .string()
  .max(64)
  .regex(/^[\w.-]*$/)
  .default('');

const v5Page = { page, perpage: limit(followLimits.listPage), after };
const legacyPage = { page, after };
const othersRefusals = ['follows.unknown_member', 'follows.blocked', 'wire.bad_input'] as const;
const addRefusals = ['follows.unknown_member', 'follows.yourself', 'follows.too_many', 'follows.blocked'] as const;

const listCalls = {
  'follows.my-follow': defineCall({
    id: 'user-my-follow',
    method: 'GET',
    path: '/v5/user/myFollow',
    envelope: 'v5',
    access: 'member',
    summary: 'Whom the caller follows, those followed last first.',
    source: 'D1 §7',
    query: z.object(v5Page),
    output: followPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'follows.my-fans': defineCall({
    id: 'user-my-fans',
    method: 'GET',
    path: '/v5/user/myFans',
    envelope: 'v5',
    access: 'member',
    summary: 'Who follows the caller, the newest first.',
    source: 'D1 §7',
    query: z.object(v5Page),
    output: followPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'follows.other-follow-list': defineCall({
    id: 'user-other-follow-list',
    method: 'GET',
    path: '/v5/user/otherFollowList',
    envelope: 'v5',
    access: 'guest',
    summary: 'Whom a member follows.',
    source: 'D1 §7',
    query: z.object({ other_uid: idField, ...v5Page }),
    output: followPage,
    refusals: othersRefusals,
  }),
  'follows.other-fans-list': defineCall({
    id: 'user-other-fans-list',
    method: 'GET',
    path: '/v5/user/otherFansList',
    envelope: 'v5',
    access: 'guest',
    summary: 'Who follows a member.',
    source: 'D1 §7',
    query: z.object({ other_uid: idField, ...v5Page }),
    output: followPage,
    refusals: othersRefusals,
  }),
  'follows.follow-list': defineCall({
    id: 'ucenter-follow-list',
    method: 'GET',
    path: '/selfapi/ucenter/followlist',
    envelope: 'legacy',
    access: 'member',
    summary: 'Whom the caller follows, 20 a page.',
    source: 'D2 §7',
    query: z.object(legacyPage),
    output: followPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'follows.fans-list': defineCall({
    id: 'ucenter-fans-list',
    method: 'GET',
    path: '/selfapi/ucenter/fanslist',
    envelope: 'legacy',
    access: 'member',
    summary: 'Who follows the caller, 20 a page.',
    source: 'D2 §7',
    query: z.object(legacyPage),
    output: followPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'follows.follow-list-other': defineCall({
    id: 'ucenter-follow-list-other',
    method: 'GET',
    path: '/selfapi/ucenter/followlistother',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Whom a member follows, 20 a page.',
    source: 'D2 §7',
    query: z.object({ uid: idField, ...legacyPage }),
    output: followPage,
    refusals: othersRefusals,
  }),
  'follows.fans-list-other': defineCall({
    id: 'ucenter-fans-list-other',
    method: 'GET',
    path: '/selfapi/ucenter/fanslistother',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Who follows a member, 20 a page.',
    source: 'D2 §7',
    query: z.object({ uid: idField, ...legacyPage }),
    output: followPage,
    refusals: othersRefusals,
  }),
} as const;

const followCalls = {
  'follows.follow': defineCall({
    id: 'user-follow',
    method: 'POST',
    path: '/v5/user/follow',
    envelope: 'v5',
    access: 'member',
    summary: 'Follows a member, or stops following: each call toggles.',
    source: 'D1 §7, D2 §7',
    body: z.object({ follow_uid: idField }),
    output: followState,
    refusals: addRefusals,
    writes: true,
    limit: 'write',
    private: true,
  }),
  'follows.follow-add': defineCall({
    id: 'ucenter-follow-add',
    method: 'GET',
    path: '/selfapi/ucenter/followadd',
    envelope: 'legacy',
    access: 'member',
    summary: 'Follows a member. A GET may be repeated on its way, so it only adds; the token must be in the header.',
    source: 'D2 §7; DECISIONS "cookie"',
    query: z.object({ follow_uid: idField }),
    output: followState,
    refusals: addRefusals,
    writes: true,
    limit: 'write',
    private: true,
  }),
  'follows.follow-list-all': defineCall({
    id: 'ucenter-follow-list-all',
    method: 'GET',
    path: '/selfapi/ucenter/followlistall',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Follows all members of a comma-separated list; those who can’t be followed are left out. The `lang` header wins over accept-language.',
    source: 'D2 §7',
    query: z.object({ follow_uid: idList(followLimits.atOnce) }),
    headers: z.object({ lang: z.enum(['en', 'fr', 'hi']).optional() }),
    output: z.object({ followed: z.array(id), count }),
    refusals: addRefusals,
    says: 'follows.followedAll',
    writes: true,
    limit: 'write',
    private: true,
  }),
} as const;

const hideCalls = {
  'follows.mute': defineCall({
    method: 'POST',
    path: '/v5/user/mute',
    envelope: 'v5',
    access: 'member',
    summary: 'Hides what a member writes from the caller alone, or shows it again (`status` 0).',
    source: 'DECISIONS',
    body: z.object({ mute_uid: idField, status: flagField.default(1) }),
    output: hideState,
    refusals: ['follows.unknown_member', 'follows.hide_yourself', 'follows.too_many_hidden'],
    writes: true,
    limit: 'write',
    private: true,
  }),
  'follows.block': defineCall({
    method: 'POST',
    path: '/v5/user/block',
    envelope: 'v5',
    access: 'member',
    summary:
      'Blocks a member, or lifts it (`status` 0): neither sees what the other writes, and neither follows, answers or mentions the other.',
    source: 'DECISIONS',
    body: z.object({ block_uid: idField, status: flagField.default(1) }),
    output: hideState,
    refusals: ['follows.unknown_member', 'follows.hide_yourself', 'follows.too_many_hidden'],
    writes: true,
    limit: 'write',
    private: true,
  }),
  'follows.hidden-list': defineCall({
    method: 'GET',
    path: '/v5/user/hiddenMembers',
    envelope: 'v5',
    access: 'member',
    summary: 'Whom the caller has blocked or muted, the newest first.',
    source: 'DECISIONS',
    query: z.object({ kind: z.enum(['blocked', 'muted']).default('blocked'), ...v5Page }),
    output: hiddenPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
} as const;

export const followsCalls = { ...listCalls, ...followCalls, ...hideCalls } as const;
