import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HostsByIds } from '../hosts.ts';
import { presentDetail } from '../present.ts';
import { findTopic } from '../sql/topics.ts';
import { ownTopics, topicScene } from './topic-rows.ts';

/** A topic with its host. */
export const topicDetail = (hosts: HostsByIds) =>
  parted<(typeof topicsCalls)['topics.detail']>()({
    shared: async (ctx, { topid }) => {
      const topic = (await findTopic(ctx.db, topid)) ?? refuse('topics.unknown');
      ctx.touch(`u:${topic.host_uid}`);
      const [scene, found] = await Promise.all([topicScene(ctx, [topic]), hosts(ctx.db, [topic.host_uid])]);
      return { answer: presentDetail(scene, topic, found.get(topic.host_uid)), facts: { topid } };
    },
    own: async (ctx, { topid }) => (await ownTopics(ctx, [topid]))[0]!,
  });
