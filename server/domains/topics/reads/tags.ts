import type { InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import type { TagRow } from '../../../../contract/domains/topics/shapes.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { presentTags } from '../present.ts';
import { tagsOf, tagsOfTopics, tagsToChoose } from '../sql/tags.ts';
import { findTopic } from '../sql/topics.ts';

/** Interests to choose from, with the reader's own marked. */
export async function tagsList(ctx: Ctx): Promise<{ list: TagRow[] }> {
  const [tags, own] = await Promise.all([
    tagsToChoose(ctx.db, ctx.locale),
    ctx.actor ? tagsOf(ctx.db, ctx.actor.uid, ctx.locale) : [],
  ]);
  return { list: presentTags(tags, new Set(own.map((tag) => tag.tagid))) };
}

/** The interests that a topic stands for, with the reader's own marked. */
export async function topicTags(
  ctx: Ctx,
  { topid }: InputOf<(typeof topicsCalls)['topics.topic-tags']>,
): Promise<{ list: TagRow[] }> {
  if (!(await findTopic(ctx.db, topid))) return refuse('topics.unknown');
  const [tags, own] = await Promise.all([
    tagsOfTopics(ctx.db, [topid], ctx.locale),
    ctx.actor ? tagsOf(ctx.db, ctx.actor.uid, ctx.locale) : [],
  ]);
  return { list: presentTags(tags, new Set(own.map((tag) => tag.tagid))) };
}

/** The caller's own interests. */
export async function userTags(ctx: MemberCtx): Promise<{ list: TagRow[] }> {
  const own = await tagsOf(ctx.db, ctx.actor.uid, ctx.locale);
  return { list: presentTags(own, new Set(own.map((tag) => tag.tagid))) };
}
