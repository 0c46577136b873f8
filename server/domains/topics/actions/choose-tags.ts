import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { topicsCalls } from '../../../../contract/domains/topics/calls.ts';
import { tagLimits } from '../../../../contract/domains/topics/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayChoose } from '../policy.ts';
import { presentTags } from '../present.ts';
import { lockChoice, replaceTags, tagsToChoose } from '../sql/tags.ts';

type Call = (typeof topicsCalls)['topics.choose-tags'];

/** Replaces a member's interests: at least 3 when first choosing (R-TAG-001). Of two devices the later one stands. */
export async function chooseTags(ctx: MemberCtx, { tagids_new }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const wanted = new Set(tagids_new);
  const chosenBefore = await lockChoice(ctx.db, uid);
  const refusal = mayChoose(wanted.size, chosenBefore);
  if (refusal) refuse(refusal, { values: { min: tagLimits.firstChoice } });
  const tags = await tagsToChoose(ctx.db, ctx.locale);
  const known = new Set(tags.map((tag) => tag.tagid));
  if (![...wanted].every((tagid) => known.has(tagid))) refuse('topics.unknown_tag');
  await replaceTags(ctx.db, uid, [...wanted], ctx.now);
  return { list: presentTags(tags, wanted).filter((tag) => tag.chosen === 1) };
}
