import type { topicTrait as shapes } from '../../../../../contract/domains/threads/traits/topic/trait.ts';
import { idOrNone } from '../../../../../contract/primitives/fields.ts';
import { flag } from '../../../../platform/flag.ts';
import { followedAmong, mayPinIn } from '../../../topics/index.ts';
import type { Trait } from '../trait.ts';
import { staleTopic, takeTopic, topicOfEdit } from './actions/take-topic.ts';
import { topicsShown } from './reads/topics-shown.ts';
import { isPinnedInTopic } from './sql/topic-pins.ts';

/** The topic that a thread stands in, 0 for none or one that is deleted, and who hosts it. */
export type TopicFacts = { topid: number; topicHost: number; topicCountry: number };

const inNone: TopicFacts = { topid: 0, topicHost: 0, topicCountry: 0 };

/** The topic that a thread stands in. */
export const topicTrait: Trait<typeof shapes, TopicFacts> = {
  async take(ctx, { topid: asked }, { before, settings }) {
    if (before) return { columns: { topid: await topicOfEdit(ctx, before, asked) } };
    const topid = await takeTopic({ settings }, ctx, asked);
    return { columns: { topid }, published: () => staleTopic(ctx, topid) };
  },
  fromDraft: ({ topic }) => ({ topid: idOrNone.safeParse((topic as { id?: unknown } | undefined)?.id ?? 0).data ?? 0 }),
  async hosts(ctx, threads) {
    const { topicHosted } = await topicsShown(
      ctx,
      threads.map(({ topid }) => topid),
    );
    return ({ topid }) => topicHosted(topid).topicHost;
  },
  async row(ctx, threads) {
    const { topic, topicHosted } = await topicsShown(
      ctx,
      threads.map(({ topid }) => topid),
    );
    return {
      fields: ({ topid }) => topic(topid),
      facts: ({ topid }) => ({ topid: topic(topid).topid, ...topicHosted(topid) }),
    };
  },
  whole: async ({ db }, { tid, topid }) => ({
    fields: { topic_pinned: flag(topid !== null && (await isPinnedInTopic(db, topid, tid))) },
  }),
  async own({ db, actor }, threads, factsOf) {
    const topids = threads.flatMap((thread) => factsOf(thread)?.topid || []);
    const followed = new Set(actor ? await followedAmong(db, actor.uid, [...new Set(topids)]) : []);
    return (thread) => {
      const { topid, topicHost: host_uid, topicCountry: country_fid } = factsOf(thread) ?? inNone;
      return {
        own: { topic_is_attention: flag(followed.has(topid)) },
        can: {
          pinInTopic:
            topid > 0 && thread.status === 1 && mayPinIn(actor, { topid, host_uid, country_fid }) === undefined,
        },
      };
    };
  },
  edit: async (ctx, thread) => {
    const topid = thread?.topid ?? null;
    return (await topicsShown(ctx, [topid])).topic(topid);
  },
};
