import type { Ctx, MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { SettingsReader } from '../../../../../platform/settings.ts';
import { findTopic } from '../../../../topics/index.ts';
import type { ThreadData } from '../../../core/sql/threads.ts';
import { topicRequired } from '../settings.ts';
import { topicThreadsTag } from '../tag.ts';

/** The topic that a new thread names, 0 and nothing for none; operators may ask for one (R-THR-027). */
export async function takeTopic(
  { settings }: { settings: SettingsReader },
  ctx: Pick<Ctx, 'db'>,
  asked: number | undefined,
): Promise<number | null> {
  if (asked) return standing(ctx, asked);
  return (await settings.get(topicRequired)) ? refuse('threads.topic_missing') : null;
}

const standing = async ({ db }: Pick<Ctx, 'db'>, topid: number): Promise<number> =>
  (await findTopic(db, topid)) ? topid : refuse('topics.unknown');

/** The topic of an edited thread; one that was deleted since may stay named. */
export async function topicOfEdit(
  ctx: MemberCtx,
  thread: ThreadData,
  asked: number | undefined,
): Promise<number | null> {
  if (asked === undefined || asked === thread.topid) return thread.topid;
  const topid = asked === 0 ? null : await standing(ctx, asked);
  if (thread.status === 1) for (const each of [topid, thread.topid]) staleTopic(ctx, each);
  return topid;
}

/** Makes the lists of a topic's threads stale. */
export function staleTopic(ctx: Pick<Ctx, 'stale'>, topid: number | null): void {
  if (topid !== null) ctx.stale(topicThreadsTag(topid));
}
