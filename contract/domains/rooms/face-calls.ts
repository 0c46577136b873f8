import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flag, id, idField, idOrNone, limit, page, text, whole } from '../../primitives/fields.ts';
import { joinStatuses, roomLimits } from './limits.ts';
import { roomMember, roomRow } from './shapes.ts';

const groupId = idField;
const plid = idField;
const legacy = { envelope: 'legacy', access: 'member' } as const;
const write = { ...legacy, writes: true, limit: 'write' } as const;
const source = 'D2 §7';
const silent = ['rooms.may_not_speak', 'rooms.unverified', 'rooms.needs_consent'] as const;

/** The documents' own calls for groups of chat; they do what those of `/v5/chat` do. */
const joinCalls = {
  'rooms.join-group': defineCall({
    ...write,
    id: 'join-group',
    method: 'POST',
    path: '/selfapi/join/group',
    summary: 'Joins the caller by the group’s option; `uid` is their own, and `status` is what the client saw.',
    source,
    body: z.object({
      groupId /** What the client saw, whatever it is: the group's option counts. */,
      status: z.unknown().optional(),
      topid: idOrNone.default(0),
      uid: idOrNone.default(0),
    }),
    output: z.object({ groupID: id, status: z.enum(joinStatuses) }),
    refusals: [
      'rooms.unknown',
      'rooms.full',
      'rooms.too_many_joined',
      'rooms.too_many_asked',
      'rooms.invite_only',
      'rooms.members_of_group',
      'rooms.not_theirs',
      ...silent,
    ],
  }),
  'rooms.remind': defineCall({
    ...write,
    id: 'notice-user',
    method: 'POST',
    path: '/selfapi/notice/user',
    summary: 'Reminds a member of a group, once a day; for its owner and admins.',
    source,
    says: 'rooms.successful',
    body: z.object({ groupId, uid: idField }),
    output: z.object({ groupID: id, uid: id }),
    refusals: ['rooms.unknown', 'rooms.not_theirs', 'rooms.no_member', 'rooms.reminded', 'rooms.yourself'],
  }),
  'rooms.permission': defineCall({
    ...write,
    id: 'update-group-permission',
    method: 'POST',
    path: '/selfapi/update/group/permission',
    summary: 'How one joins a group: `status` 2 FreeAccess, 1 NeedPermission; for its owner and admins.',
    source,
    body: z.object({ status: whole(1, 2), groupId, uid: idOrNone.default(0) }),
    output: z.object({ groupID: id, joinOption: z.enum(['NeedPermission', 'FreeAccess']) }),
    refusals: ['rooms.unknown', 'rooms.not_theirs'],
  }),
  'rooms.recommended': defineCall({
    ...legacy,
    id: 'get-recommend-chat',
    method: 'GET',
    path: '/selfapi/getrecommendchat',
    summary: 'Public groups of the caller’s country that they are not in, those of topics they follow first.',
    source,
    query: z.object({
      page,
      limit: limit(roomLimits.recommended),
      search: text(roomLimits.nameMax).trim().default(''),
    }),
    output: z.object({ list: z.array(roomRow), page: z.int().min(1), more: flag }),
  }),
  'rooms.followed': defineCall({
    ...legacy,
    id: 'get-my-followed-user',
    method: 'GET',
    path: '/selfapi/getMyFollowedUser',
    summary: 'Members whom the caller follows; six without a word to search for.',
    source,
    query: z.object({ search: text(20).trim().default('') }),
    output: z.object({
      list: z.array(z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id })),
    }),
  }),
} as const;

const groupcpCalls = {
  'rooms.member-list': defineCall({
    ...legacy,
    id: 'groupcp-member-list',
    method: 'GET',
    path: '/selfapi/groupcp/memberlist',
    summary: 'Members of a group message, 100 a page.',
    source,
    query: z.object({ plid, page }),
    output: z.object({
      plid: id,
      groupowner: id,
      members: z.array(roomMember),
      page: z.int().min(1),
      count,
      perpage: count,
    }),
    refusals: ['rooms.unknown'],
  }),
  'rooms.append-member': defineCall({
    ...write,
    id: 'groupcp-append-member',
    method: 'GET',
    path: '/selfapi/groupcp/appendmember',
    summary: 'Adds a member to a group message, or invites them.',
    source,
    says: 'rooms.successful',
    query: z.object({ plid, uid: idField }),
    output: z.object({ plid: id, added: z.array(id), invited: z.array(id) }),
    refusals: ['rooms.unknown', 'rooms.not_theirs', 'rooms.full', 'rooms.unknown_member', ...silent],
  }),
  'rooms.kick-member': defineCall({
    ...write,
    id: 'groupcp-kick-member',
    method: 'GET',
    path: '/selfapi/groupcp/kickmember',
    summary: 'Removes a member from a group message.',
    source,
    says: 'rooms.successful',
    query: z.object({ plid, uid: idField }),
    output: z.object({ plid: id, uid: id }),
    refusals: ['rooms.unknown', 'rooms.not_theirs', 'rooms.no_member', 'rooms.owner_stays', 'rooms.yourself'],
  }),
  'rooms.quit-group': defineCall({
    ...write,
    id: 'groupcp-quit',
    method: 'GET',
    path: '/selfapi/groupcp/quit',
    summary: 'Leaves a group message.',
    source,
    query: z.object({ plid }),
    output: z.object({ plid: id }),
    refusals: ['rooms.unknown', 'rooms.owner_stays'],
  }),
  'rooms.delete-group': defineCall({
    ...write,
    id: 'groupcp-delete',
    method: 'GET',
    path: '/selfapi/groupcp/delete',
    summary: 'The owner deletes a group message.',
    source,
    query: z.object({ plid }),
    output: z.object({ plid: id }),
    refusals: ['rooms.unknown', 'rooms.not_theirs'],
  }),
} as const;

export const faceCalls = { ...joinCalls, ...groupcpCalls } as const;
