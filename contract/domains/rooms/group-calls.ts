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
  text,
  whole,
} from '../../primitives/fields.ts';
import { joinOptions, joinStatuses, reviewRules, roomLimits } from './limits.ts';
import { roomMember, roomProfile, roomRequest, roomRow } from './shapes.ts';

const groupID = idField;
const ofMember = { groupID, uid: idField };
const name = text(roomLimits.nameMax).trim().min(1);
const notice = text(roomLimits.noticeMax).trim();
const source = 'DECISIONS "Talking"';
const write = {
  method: 'POST',
  envelope: 'v5',
  access: 'member',
  form: true,
  writes: true,
  limit: 'write',
  bySign: true,
  source,
} as const;
const read = { method: 'GET', envelope: 'v5', access: 'member', bySign: true, source } as const;
const group = z.object({ groupID: id });
const taken = ['rooms.name_taken', 'rooms.word_refused', 'media.unknown_picture'] as const;
const silent = ['rooms.may_not_speak', 'rooms.unverified', 'rooms.needs_consent'] as const;
const managed = ['rooms.unknown', 'rooms.not_theirs'] as const;
const ofOne = [...managed, 'rooms.no_member', 'rooms.owner_stays', 'rooms.yourself'] as const;
/** Who came in at once, and who was asked to. */
const added = { added: z.array(id), invited: z.array(id) };

const readCalls = {
  'rooms.group': defineCall({
    ...read,
    path: '/v5/chat/group',
    summary:
      'A group: its profile, what the caller is in it and may do. One of invitations is shown to who is in it, invited, or has its link.',
    query: z.object({ groupID, invite: text(64).default('') }),
    output: roomProfile,
    refusals: ['rooms.unknown'],
  }),
  'rooms.home': defineCall({
    ...read,
    path: '/v5/chat/group/home',
    summary:
      'The chat of a topic, a board or a group of threads, null where there is none; `create` says whether the caller may open one.',
    query: z.object({ topid: idOrNone.default(0), fid: idOrNone.default(0), threadGroup: idOrNone.default(0) }),
    output: z.object({ group: roomRow.nullable(), unread: count, create: flag }),
  }),
  'rooms.members': defineCall({
    ...read,
    path: '/v5/chat/group/members',
    summary: 'Members of a group for who is in it: the owner, admins, then by the time they came; 100 at once.',
    query: z.object({ groupID, after, perpage: limit(roomLimits.membersPage, roomLimits.membersPage) }),
    output: z.object({ list: z.array(roomMember), next: z.string(), memberCount: z.int().min(0) }),
    refusals: ['rooms.unknown', 'wire.bad_input'],
  }),
  'rooms.requests': defineCall({
    ...read,
    path: '/v5/chat/group/requests',
    summary: 'Who waits to be taken into a group, once each however often they asked; for its owner and admins.',
    query: z.object({ groupID, after }),
    output: z.object({ list: z.array(roomRequest), next: z.string(), waiting: z.int().min(0) }),
    refusals: [...managed, 'wire.bad_input'],
  }),
} as const;

const doorCalls = {
  'rooms.create': defineCall({
    ...write,
    path: '/v5/chat/groups',
    summary:
      'Makes a group that the caller owns. Who follows the caller or has answered them is in it at once; anyone else is invited. At least one beside the caller.',
    body: z.object({
      name,
      joinOption: z.enum(joinOptions).default('FreeAccess'),
      members: emptySays(idList(roomLimits.addedAtOnce).default([])),
      topid: idOrNone.default(0),
      fid: idOrNone.default(0),
      /** A group of threads whose members are its members: its owner and admins make it, and its owner has it. */
      threadGroup: idOrNone.default(0),
      notice: notice.default(''),
      aid: idOrNone.default(0),
    }),
    output: z.object({ groupID: id, conversationID: z.string(), ...added }),
    refusals: [
      ...taken,
      ...silent,
      'rooms.too_few',
      'rooms.too_many_owned',
      'rooms.too_many_joined',
      'rooms.unknown_member',
      'rooms.host_only',
      'rooms.has_room',
    ],
    done: { text: 'rooms.said.created' },
    idempotent: true,
  }),
  'rooms.join': defineCall({
    ...write,
    path: '/v5/chat/group/join',
    summary:
      'Joins a group by its option, or by its link; `applyMessage` is what its owner and admins read of who asks.',
    body: z.object({
      groupID,
      applyMessage: text(roomLimits.applyMax).trim().min(1),
      invite: text(64).default(''),
    }),
    output: z.object({ groupID: id, status: z.enum(joinStatuses) }),
    refusals: [
      'rooms.unknown',
      'rooms.full',
      'rooms.too_many_joined',
      'rooms.too_many_asked',
      'rooms.invite_only',
      'rooms.link_ended',
      'rooms.members_of_group',
      ...silent,
    ],
    done: { text: 'rooms.said.join', of: ['status'] },
  }),
  'rooms.cancel': defineCall({
    ...write,
    path: '/v5/chat/group/cancel',
    summary: 'Takes back a request to join.',
    body: group.extend({ groupID }),
    output: group,
    refusals: ['rooms.nobody_asks'],
    done: { text: 'rooms.said.cancelled' },
  }),
  'rooms.answer': defineCall({
    ...write,
    path: '/v5/chat/group/request',
    summary: 'Takes somebody who asked into a group (`accept` 1) or declines (0); either way the request is gone.',
    body: z.object({ ...ofMember, accept: flagField }),
    output: z.object({ groupID: id, uid: id, waiting: z.int().min(0) }),
    refusals: [...managed, 'rooms.nobody_asks', 'rooms.full', 'rooms.too_many_joined'],
    done: { text: 'rooms.said.answer', of: ['accept'] },
  }),
  'rooms.add': defineCall({
    ...write,
    path: '/v5/chat/group/add',
    summary: 'Adds who follows the caller or has answered them, and invites anyone else.',
    body: z.object({ groupID, members: idList(roomLimits.addedAtOnce).refine(isSome) }),
    output: z.object({ groupID: id, ...added }),
    refusals: [...managed, 'rooms.full', 'rooms.unknown_member', ...silent],
    done: { text: 'rooms.said.added' },
  }),
  'rooms.invite': defineCall({
    ...write,
    path: '/v5/chat/group/invite',
    summary: 'The link by which anyone joins a group, made where there is none (`on` 1) or ended (0).',
    body: z.object({ groupID, on: flagField.default(1) }),
    output: z.object({ groupID: id, link: z.string() }),
    refusals: [...managed],
    done: { text: 'rooms.said.link', of: ['on'] },
  }),
  'rooms.quit': defineCall({
    ...write,
    path: '/v5/chat/group/quit',
    summary: 'Leaves a group; with `never` 1 nobody adds or invites the caller again. Its owner hands it over first.',
    body: z.object({ groupID, never: flagField.default(0) }),
    output: group,
    refusals: ['rooms.unknown', 'rooms.owner_stays'],
    done: { text: 'rooms.said.quit' },
  }),
} as const;

const managingCalls = {
  'rooms.edit': defineCall({
    ...write,
    path: '/v5/chat/group/edit',
    summary:
      'Changes what a group says of itself, how one joins, and which messages wait; a field that is absent stays.',
    body: z.object({
      groupID,
      name: name.optional(),
      joinOption: z.enum(joinOptions).optional(),
      notice: emptySays(notice.optional()),
      aid: idOrNone.optional(),
      review: z.enum(reviewRules).optional(),
    }),
    output: group,
    refusals: [...managed, ...taken, ...silent],
    done: { text: 'rooms.said.saved' },
  }),
  'rooms.mute-member': defineCall({
    ...write,
    path: '/v5/chat/group/mute',
    summary: 'Lets a member only read for a day (`seconds` 86400), or write again (0).',
    body: z.object({
      ...ofMember,
      seconds: whole(0, roomLimits.muteSeconds).refine((s) => s === 0 || s === roomLimits.muteSeconds),
    }),
    output: z.object({ groupID: id, uid: id, mutedUntil: dateline }),
    refusals: [...ofOne],
    done: { text: 'rooms.said.muted', of: ['seconds'] },
  }),
  'rooms.set-admin': defineCall({
    ...write,
    path: '/v5/chat/group/admin',
    summary: 'The owner makes a member an admin (`on` 1), or a member again (0).',
    body: z.object({ ...ofMember, on: flagField }),
    output: z.object({ groupID: id, uid: id, role: z.enum(['Member', 'Admin']) }),
    refusals: [...ofOne, 'rooms.too_many_admins'],
    done: { text: 'rooms.said.admin', of: ['on'] },
  }),
  'rooms.remove': defineCall({
    ...write,
    path: '/v5/chat/group/remove',
    summary: 'Removes a member, who then has to ask to come back; admins remove members, the owner admins too.',
    body: z.object(ofMember),
    output: z.object({ groupID: id, uid: id, memberCount: z.int().min(0) }),
    refusals: [...ofOne],
    done: { text: 'rooms.said.removed' },
  }),
  'rooms.hand-over': defineCall({
    ...write,
    path: '/v5/chat/group/owner',
    summary: 'Hands a group over to one of its members, at once; who had it is an admin then.',
    body: z.object(ofMember),
    output: z.object({ groupID: id, uid: id }),
    refusals: [...managed, 'rooms.no_member', 'rooms.yourself', 'rooms.too_many_owned'],
    done: { text: 'rooms.said.handed-over' },
  }),
  'rooms.name-card': defineCall({
    ...write,
    path: '/v5/chat/group/name',
    summary: 'The caller’s own name in a group; empty for their username.',
    body: z.object({ groupID, nameCard: emptySays(text(roomLimits.nameCardMax).trim().default('')) }),
    output: z.object({ groupID: id, nameCard: z.string() }),
    refusals: ['rooms.unknown', 'rooms.word_refused', ...silent],
    done: { text: 'rooms.said.saved' },
  }),
  'rooms.announce': defineCall({
    ...write,
    path: '/v5/chat/group/announce',
    summary: 'Only the owner and admins write (`on` 1), or all members (0).',
    body: z.object({ groupID, on: flagField }),
    output: z.object({ groupID: id, announce: flagField }),
    refusals: [...managed],
    done: { text: 'rooms.said.announce', of: ['on'] },
  }),
  'rooms.pin-message': defineCall({
    ...write,
    path: '/v5/chat/group/pin-message',
    summary: 'Pins a message on top of a group; `ID` 0 takes it down.',
    body: z.object({ groupID, ID: idOrNone }),
    output: z.object({ groupID: id, pinnedID: id }),
    refusals: [...managed, 'rooms.no_message'],
    done: { text: 'rooms.said.pinned' },
  }),
  'rooms.delete': defineCall({
    ...write,
    path: '/v5/chat/group/delete',
    summary: 'The owner deletes a group with all that was written in it.',
    body: z.object({ groupID }),
    output: group,
    refusals: [...managed],
    done: { text: 'rooms.said.deleted' },
  }),
} as const;

export const groupCalls = { ...readCalls, ...doorCalls, ...managingCalls } as const;
