import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { moderatingCalls } from '../../../../../contract/domains/review/moderating/calls.ts';
import { moderatingLimits } from '../../../../../contract/domains/review/moderating/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { shownName } from '../../../members/index.ts';
import { findWarnings, reasonIn } from '../../../moderation/index.ts';
import { stateOf } from '../../rules/window.ts';
import type { People } from '../actions/moderated.ts';
import { warnable } from '../actions/warn.ts';

type Call = (typeof moderatingCalls)['review.warnings'];

/** What a member was warned of before. */
export const warnings =
  (people: People) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { username } = await warnable(people, ctx, uid);
    const rows = await findWarnings(ctx.db, uid, moderatingLimits.warnings);
    const byUids = [...new Set(rows.flatMap(({ by_uid }) => by_uid ?? []))];
    const cards = await people.members(ctx.db, byUids);
    const nameOf = (by: number | null) =>
      by === null ? null : { uid: by, username: shownName(cards.get(by), ctx.locale) };
    const list = rows.map(({ id, rule, reason, said, at, by_uid, ended_at, appealed, ...appeal }) => ({
      ...{
        id,
        rule: rule as ModerationRule,
        reason: reasonIn({ reason, said }, ctx.locale),
        at: at.toISOString(),
        by: nameOf(by_uid),
        over: ended_at !== null,
      },
      appeal: appealed ? stateOf(appeal) : null,
    }));
    return { uid, username, list };
  };
