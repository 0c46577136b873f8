import {
  type JoiningRule,
  joiningRules,
  type ReadingRule,
  readingRules,
} from '../../../../contract/domains/groups/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nameKey, tagsToChoose } from '../../topics/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { mayWrite } from '../policy.ts';
import type { GroupFields } from '../sql/groups.ts';

/** The category that says nothing further. */
const community = 0;

/** What an owner sends of a group. */
export interface SentFields {
  name: string;
  description: string;
  typeid?: number | undefined;
  tagids: readonly number[];
  logo_aid: number;
  reading: ReadingRule;
  joining: JoiningRule;
}

/** What a group says of itself, or the refusal: its category is one of its country's, its interests are known. */
export async function takeFields(
  { categories }: Pick<GroupsDeps, 'categories'>,
  ctx: MemberCtx,
  countryFid: number,
  sent: SentFields,
  before = community,
): Promise<GroupFields> {
  const silent = mayWrite(ctx.actor);
  if (silent) refuse(silent);
  const typeid = sent.typeid ?? before;
  const stays = typeid === before;
  if (!stays && !(await categories.takes(ctx.db, countryFid, typeid))) refuse('groups.unknown_category');
  const known = new Set((await tagsToChoose(ctx.db, ctx.locale)).map(({ tagid }) => tagid));
  if (!sent.tagids.every((tagid) => known.has(tagid))) refuse('groups.unknown_tag');
  return {
    ...{ name: sent.name, nameKey: nameKey(sent.name), description: sent.description, typeid },
    logoAid: sent.logo_aid === 0 ? null : sent.logo_aid,
    reading: readingRules.indexOf(sent.reading),
    joining: joiningRules.indexOf(sent.joining),
  };
}
