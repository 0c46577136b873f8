import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import { welcomeLimits } from '../../../../contract/domains/welcome/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Categories } from '../../countries/index.ts';
import { boardsToChoose } from '../reads/boards.ts';
import { hourTag } from '../reads/first-hours.ts';
import { noteMoments, replaceInterests } from '../sql/first-hour.ts';

type Call = (typeof welcomeCalls)['welcome.choose-interests'];

/** Replaces what a member talks about; home says so once more. Of two devices the later one stands. */
export const chooseInterests =
  (categories: Categories) =>
  async (ctx: MemberCtx, { typeids }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { uid, countryFid } = ctx.actor;
    const wanted = [...new Set(typeids)].sort((a, b) => a - b);
    if (wanted.length > welcomeLimits.interests) {
      refuse('welcome.too_many_interests', { values: { max: welcomeLimits.interests } });
    }
    const open = new Set((await boardsToChoose(ctx, categories, countryFid)).map(({ typeid }) => typeid));
    if (!wanted.every((typeid) => open.has(typeid))) refuse('welcome.unknown_board');
    await noteMoments(ctx.db, [uid], ['interests_at', 'chosen_at'], ctx.now);
    await replaceInterests(ctx.db, uid, wanted, ctx.now);
    ctx.stale(hourTag(uid));
    return { typeids: wanted };
  };
