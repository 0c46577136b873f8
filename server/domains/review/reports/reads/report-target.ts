import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { hasBlocked } from '../../../follows/index.ts';
import type { MembersByIds } from '../../../members/index.ts';
import { aboutOf, kindOf } from '../rules/about.ts';
import { findOwn } from '../sql/reports.ts';
import { findTarget } from './find-target.ts';

type Call = Calls['review.report-target'];

/** What somebody is about to report; a guest may look, and is asked to log in when they send it. */
export const reportTarget =
  (cards: MembersByIds) =>
  async (ctx: Ctx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { countryFid: _, ...found } = await findTarget(cards, ctx, input);
    const { actor, db } = ctx;
    const own = actor?.uid === found.uid;
    const reported = actor !== null && (await findOwn(db, actor.uid, aboutOf(found))) !== undefined;
    const blocked = reported && (await hasBlocked(db, actor.uid, found.uid));
    return { kind: kindOf(found), ...found, own, reported, blocked };
  };
