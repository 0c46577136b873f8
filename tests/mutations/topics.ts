import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/topics';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'deleted topics are read',
    file: `${at}/sql/topics.ts`,
    find: 'where t.topid = ${topid} and t.deleted_at is null',
    put: 'where t.topid = ${topid}',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'deleted topics stand among those one follows',
    file: `${at}/sql/topics.ts`,
    find: 'where f.uid = ${uid} and t.deleted_at is null',
    put: 'where f.uid = ${uid}',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'deleted topics are found by name',
    file: `${at}/sql/topics.ts`,
    find: 'where t.country_fid = any(${fids}::int[]) and t.deleted_at is null',
    put: 'where t.country_fid = any(${fids}::int[])',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'a topic of another country is found by name',
    file: `${at}/sql/topics.ts`,
    find: 'where t.country_fid = any(${fids}::int[]) and',
    put: 'where',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'a percent sign in a search finds every topic',
    file: `${at}/sql/topics.ts`,
    find: "begin.replaceAll(/[\\\\%_]/g, '\\\\$&')",
    put: 'begin',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'a follow leaves the cached page of the topic as it was',
    file: `${at}/actions/follow-topic.ts`,
    find: 'ctx.touch(`topic:${topid}`);',
    put: '',
    noticedIn: `${at}/deleted.test.ts`,
  },
  {
    breaks: 'nobody sees that they follow a topic',
    file: `${at}/reads/topic-rows.ts`,
    find: 'followed.has(topid) ? 1 : 0',
    put: '0',
    noticedIn: `${at}/stale-topics.test.ts`,
  },
  {
    breaks: 'the figures of a topic stay as they were when somebody follows',
    file: `${at}/reads/topic-rows.ts`,
    find: 'for (const { topid } of topics) ctx.touch(`topic:${topid}`);',
    put: '',
    noticedIn: `${at}/stale-topics.test.ts`,
  },
  {
    breaks: 'a topic’s page still shows its host’s former name',
    file: `${at}/reads/topic-detail.ts`,
    find: 'ctx.touch(`u:${topic.host_uid}`);',
    put: '',
    noticedIn: `${at}/stale-topics.test.ts`,
  },
  {
    breaks: 'a new topic is missing in the list until a minute has passed',
    file: `${at}/actions/create-topic.ts`,
    find: "ctx.touch('topics');",
    put: '',
    noticedIn: `${at}/stale-topics.test.ts`,
  },
  {
    breaks: 'a topic that is followed twice counts two',
    file: `${at}/sql/follows.ts`,
    find: 'return row !== undefined;\n}\n\n/** True when the pair was there',
    put: 'return true;\n}\n\n/** True when the pair was there',
    noticedIn: `${at}/topics.test.ts`,
  },
  {
    breaks: 'one topic too many is followed',
    file: `${at}/policy.ts`,
    find: 'followed >= topicLimits.follows',
    put: 'followed > topicLimits.follows',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'two interests are enough for the first choice',
    file: `${at}/policy.ts`,
    find: 'tags < tagLimits.firstChoice',
    put: 'tags < tagLimits.firstChoice - 1',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'a retired interest can be chosen',
    file: `${at}/sql/tags.ts`,
    find: 'where retired_at is null order by',
    put: 'order by',
    noticedIn: `${at}/deleted.test.ts`,
  },
];
