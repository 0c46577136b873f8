import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Categories, categoriesTag } from '../../countries/index.ts';
import type { HostsByIds } from '../hosts.ts';
import { abilitiesOf } from '../policy.ts';
import { presentDetail } from '../present.ts';
import { findTopic } from '../sql/topics.ts';
import { ownTopics, topicScene } from './topic-rows.ts';

/** A topic with its host. */
export const topicDetail = (hosts: HostsByIds, categories: Categories) =>
  parted<(typeof topicsCalls)['topics.detail']>()({
    shared: async (ctx, { topid }) => {
      const topic = (await findTopic(ctx.db, topid)) ?? refuse('topics.unknown');
      ctx.reads(`u:${topic.host_uid}`);
      ctx.reads(categoriesTag);
      const { host_uid, country_fid, categoryid } = topic;
      const [scene, found, naming] = await Promise.all([
        topicScene(ctx, [topic]),
        hosts(ctx.db, [host_uid]),
        categories.naming(ctx.db, ctx.locale),
      ]);
      const around = { host: found.get(host_uid), category: naming(categoryid).name };
      return { answer: presentDetail(scene, topic, around), facts: { topid, host_uid, country_fid } };
    },
    own: async (ctx, { topid, ...hosted }) => {
      const [followed] = await ownTopics(ctx, [topid]);
      return { ...followed!, can: abilitiesOf(ctx.actor, hosted) };
    },
  });
