import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, countryId, idField, limit, page, paged, pagedOn, text } from '../../primitives/fields.ts';
import { groupLimits, readingRules } from './limits.ts';
import { groupDetail, groupMember, groupRow, readLevel } from './shapes.ts';

const search = text(groupLimits.nameMax);
const country_fid = idField.default(293);

export const readCalls = {
  'groups.list-default': defineCall({
    id: 'group-list-default',
    method: 'GET',
    path: '/v5/content/group/listDefault',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Groups of a country and of all, those with most members first; `search` filters by the beginning of the name.',
    source: 'D2 §7, §9',
    query: z.object({ search: search.default(''), page, country_fid, limit: limit(groupLimits.listPage) }),
    output: paged(groupRow),
    refusals: ['wire.bad_input'],
  }),
  'groups.search': defineCall({
    id: 'group-search',
    method: 'GET',
    path: '/v5/content/group/search',
    envelope: 'v5',
    access: 'guest',
    summary: 'Groups whose name holds the words of `search`, those of the country and of all first.',
    source: 'D2 §7',
    query: z.object({ search, page, country_fid, limit: limit(groupLimits.listPage) }),
    output: paged(groupRow),
    refusals: ['wire.bad_input'],
  }),
  'groups.recently-post': defineCall({
    id: 'group-recently-post',
    method: 'GET',
    path: '/v5/content/group/recentlyPost',
    envelope: 'v5',
    access: 'member',
    summary: 'Groups of the caller, those first in which they posted last.',
    source: 'D2 §7, §9',
    query: z.object({ page, limit: limit(groupLimits.listPage) }),
    output: paged(groupRow),
  }),
  'groups.my-groups': defineCall({
    id: 'my-group-list',
    method: 'GET',
    path: '/selfapi/grouplist/mygrouplist',
    envelope: 'legacy',
    access: 'guest',
    summary: "Groups that a member is in, joined last first. Those that members alone read are in one's own list only.",
    source: 'D2 §7',
    query: z.object({ uid: idField, country_fid: countryId.optional(), page, after }),
    output: pagedOn(groupRow),
    refusals: ['wire.bad_input'],
  }),
  'groups.detail': defineCall({
    method: 'GET',
    path: '/v5/content/group/{groupid}',
    envelope: 'v5',
    access: 'guest',
    summary: 'A group: name, description, owner, its rules, and what the caller is in it.',
    source: 'docs/features/groups.md',
    params: z.object({ groupid: idField }),
    output: groupDetail,
    refusals: ['groups.unknown'],
  }),
  'groups.members': defineCall({
    method: 'GET',
    path: '/v5/content/group/members',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Members of a group: the owner, admins, then those who joined last. Of a group for members alone they see them alone.',
    source: 'docs/features/groups.md',
    query: z.object({ groupid: idField, page, limit: limit(groupLimits.membersPage) }),
    output: paged(groupMember),
    refusals: ['groups.unknown', 'groups.members_only'],
  }),
  'groups.read-levels': defineCall({
    id: 'thread-get-group-read',
    method: 'GET',
    path: '/selfapi/thread/getgroupread',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Who may read a thread: the levels that it can ask of its readers, and the reading rule of a group where one is named.',
    source: 'D2 §7; DECISIONS "groups"',
    query: z.object({ groupid: idField.optional() }),
    output: z.object({ list: z.array(readLevel), reading: z.enum(['', ...readingRules]) }),
    refusals: ['groups.unknown'],
  }),
} as const;
