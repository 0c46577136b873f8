import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, flagField, idField, idList, limit, page, paged, pagedOn, text } from '../../primitives/fields.ts';
import { tagLimits, topicLimits } from './limits.ts';
import { tagRow, topicDetail, topicRow, topicState } from './shapes.ts';

const topicPage = pagedOn(topicRow);

const topicCalls = {
  'topics.list-default': defineCall({
    id: 'topic-list-default',
    method: 'GET',
    path: '/v5/content/topic/listDefault',
    envelope: 'v5',
    access: 'guest',
    summary: 'Topics of a country and of all, the most followed first; `search` filters by the beginning of the name.',
    source: 'D2 §7',
    query: z.object({
      search: text(topicLimits.nameMax).default(''),
      page,
      country_fid: idField.default(293),
      limit: limit(topicLimits.listPage),
    }),
    output: paged(topicRow),
    refusals: ['wire.bad_input'],
  }),
  'topics.detail': defineCall({
    id: 'topic-detail',
    method: 'GET',
    path: '/v5/content/topic/{topid}',
    envelope: 'v5',
    access: 'guest',
    summary: 'A topic: name, description, host, how many follow it, and whether the caller does.',
    source: 'D2 §7',
    params: z.object({ topid: idField }),
    output: topicDetail,
    refusals: ['topics.unknown'],
  }),
  'topics.follow': defineCall({
    id: 'topic-follow',
    method: 'POST',
    path: '/v5/content/topic/follow',
    envelope: 'v5',
    access: 'member',
    summary:
      'Follows a topic or stops. `status` is the state the caller saw: 0 unfollowed, so it follows; 1 followed, so it stops; absent toggles.',
    source: 'D2 §7, §4',
    body: z.object({ topid: idField, status: flagField.optional() }),
    output: topicState,
    refusals: ['topics.unknown', 'topics.too_many'],
    writes: true,
    limit: 'write',
    private: true,
  }),
  'topics.follow-add': defineCall({
    id: 'follow-topic-v4',
    method: 'GET',
    path: '/selfapi/v4/follow/topic',
    envelope: 'legacy',
    access: 'member',
    summary: 'Follows a topic. A GET may be repeated on its way, so it only adds; the token must be in the header.',
    source: 'D2 §7; DECISIONS "cookie"',
    query: z.object({ topid: idField }),
    output: topicState,
    refusals: ['topics.unknown', 'topics.too_many'],
    writes: true,
    limit: 'write',
    private: true,
  }),
  'topics.my-topics': defineCall({
    id: 'my-topic-list',
    method: 'GET',
    path: '/selfapi/topiclist/mytopiclist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Topics that a member hosts, the newest first.',
    source: 'D2 §7',
    query: z.object({ uid: idField, country_fid: idField.optional(), page, after }),
    output: topicPage,
    refusals: ['wire.bad_input'],
  }),
  'topics.followed': defineCall({
    method: 'GET',
    path: '/v5/user/followedTopics',
    envelope: 'v5',
    access: 'member',
    summary: 'Topics that the caller follows, those followed last first.',
    source: 'D2 §2 (followedtopic)',
    query: z.object({ page, limit: limit(topicLimits.listPage), after }),
    output: topicPage,
    refusals: ['wire.bad_input'],
    private: true,
  }),
} as const;

const tagCalls = {
  'topics.tags-list': defineCall({
    id: 'tags-list',
    method: 'GET',
    path: '/selfapi/v4/tags/list',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Interests to choose from.',
    source: 'D2 §7',
    output: z.object({ list: z.array(tagRow) }),
  }),
  'topics.user-tags': defineCall({
    id: 'user-tag-list',
    method: 'GET',
    path: '/user/tagList',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's own interests.",
    source: 'D2 §7',
    output: z.object({ list: z.array(tagRow) }),
    private: true,
  }),
  'topics.choose-tags': defineCall({
    id: 'user-tags-new',
    method: 'GET',
    path: '/selfapi/v4/usertags/new',
    envelope: 'legacy',
    access: 'member',
    summary:
      "Replaces the caller's interests by a comma-separated list of tag ids: at least 3 at the first choice. The token must be in the header.",
    source: 'D2 §7, §9; DECISIONS "cookie"',
    query: z.object({ tagids_new: idList(tagLimits.most) }),
    output: z.object({ list: z.array(tagRow) }),
    refusals: ['topics.tags_too_few', 'topics.tags_none', 'topics.unknown_tag'],
    says: 'topics.tagsSaved',
    writes: true,
    limit: 'write',
    private: true,
  }),
} as const;

export const topicsCalls = { ...topicCalls, ...tagCalls } as const;
