import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { after, flag, flagField, id, idField, limit, page, paged, text } from '../../../primitives/fields.ts';
import { topicLimits } from '../../topics/limits.ts';
import { topicRow } from '../../topics/shapes.ts';
import { inTopicLimits } from './limits.ts';
import { latestInTopic, topicAuthor, topicThreads } from './shapes.ts';

const pageOf = (rows: number) => z.object({ topid: idField, page, limit: limit(rows), after });
const unknown = ['topics.unknown', 'wire.bad_input'] as const;

/** Calls about the threads that stand in topics. */
export const inTopicCalls = {
  'threads.topic-articles': defineCall({
    id: 'topic-thread-list-v4',
    method: 'GET',
    path: '/selfapi/v4/topicthread/list',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Threads of a topic, the newest first.',
    source: 'D2 §7',
    query: pageOf(inTopicLimits.articlePage),
    output: topicThreads,
    refusals: unknown,
  }),
  'threads.topic-latest': defineCall({
    id: 'topic-thread-list',
    method: 'GET',
    path: '/v5/content/topic/threadList',
    envelope: 'v5',
    access: 'guest',
    summary: 'Threads of a topic, the newest first; with the first page those that its host has put first.',
    source: 'D2 §7',
    query: pageOf(inTopicLimits.page),
    output: latestInTopic,
    refusals: unknown,
  }),
  'threads.topic-ranking': defineCall({
    id: 'topic-ranking',
    method: 'GET',
    path: '/v5/content/topic/ranking',
    envelope: 'v5',
    access: 'guest',
    summary: 'Threads of a topic, the most liked first.',
    source: 'D2 §7',
    query: pageOf(inTopicLimits.page),
    output: topicThreads,
    refusals: unknown,
  }),
  'threads.topic-activity': defineCall({
    id: 'topic-thread-act',
    method: 'GET',
    path: '/v5/content/topic/threadAct',
    envelope: 'v5',
    access: 'guest',
    summary: 'Threads of a topic by what goes on in them: those with the newest reply first.',
    source: 'D2 §7; decision 0091',
    query: pageOf(inTopicLimits.page),
    output: topicThreads,
    refusals: unknown,
  }),
  'threads.topic-authors': defineCall({
    method: 'GET',
    path: '/v5/content/topic/authors',
    envelope: 'v5',
    access: 'guest',
    summary: 'Members whose threads of the last seven days in a topic got the most likes.',
    source: 'decision 0091',
    query: z.object({ topid: idField }),
    output: z.object({ list: z.array(topicAuthor) }),
    refusals: unknown,
  }),
  'threads.topics-of-member': defineCall({
    id: 'thread-topic-list',
    method: 'GET',
    path: '/selfapi/v4/thread/topiclist',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Topics in which threads of a member stand that the caller may see, the last posted in first.',
    source: 'D2 §7; decision 0091',
    query: z.object({ uid: idField, country_fid: idField.optional() }),
    output: z.object({ list: z.array(topicRow) }),
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'threads.recent-topics': defineCall({
    id: 'topic-recently-post',
    method: 'GET',
    path: '/v5/content/topic/recentlyPost',
    envelope: 'v5',
    access: 'member',
    summary: 'Topics that the caller posted in of late, the last first; `search` filters by words within the name.',
    source: 'D2 §7; decision 0091',
    query: z.object({
      search: text(topicLimits.nameMax).default(''),
      page,
      country_fid: idField.optional(),
      limit: limit(inTopicLimits.topicPage),
    }),
    output: paged(topicRow),
    refusals: ['wire.bad_input'],
    private: true,
  }),
  'threads.pin-in-topic': defineCall({
    method: 'POST',
    path: '/v5/content/topic/pin',
    envelope: 'v5',
    access: 'member',
    summary: 'Puts a thread first in its topic (`status` 1) or takes it from there (0), as its host may.',
    source: 'D2 §6; decision 0091',
    body: z.object({ tid: idField, status: flagField.default(1) }),
    form: true,
    output: z.object({ tid: id, topid: id, pinned: flag }),
    refusals: ['threads.not_exist', 'threads.in_no_topic', 'threads.topic_pins_full', 'topics.not_yours'],
    writes: true,
    limit: 'write',
    private: true,
  }),
} as const;
