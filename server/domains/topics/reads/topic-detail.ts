import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HostsByIds } from '../hosts.ts';
import { presentDetail } from '../present.ts';
import { findTopic } from '../sql/topics.ts';
import { topicScene } from './topic-rows.ts';

type Call = (typeof topicsCalls)['topics.detail'];

/** A topic with its host. */
export const topicDetail =
  (hosts: HostsByIds) =>
  async (ctx: Ctx, { topid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const topic = (await findTopic(ctx.db, topid)) ?? refuse('topics.unknown');
    ctx.touch(`u:${topic.host_uid}`);
    const [scene, found] = await Promise.all([topicScene(ctx, [topic]), hosts(ctx.db, [topic.host_uid])]);
    return presentDetail(scene, topic, found.get(topic.host_uid));
  };
