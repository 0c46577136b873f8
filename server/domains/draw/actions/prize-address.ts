import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { addressOf } from '../reads/address-of.ts';
import type { Sealing } from '../sealed.ts';
import { findPick } from '../sql/picks.ts';

type Call = (typeof drawCalls)['draw.address'];

/** Where a prize goes, for an operator; the trail says who looked. */
export const prizeAddress =
  (sealing: Sealing) =>
  async (ctx: Ctx, { drawid, place }: InputOf<Call>): Promise<DataOf<Call>> => {
    const pick = (await findPick(ctx.db, drawid, place)) ?? refuse('draw.place_unknown');
    const address = addressOf(sealing, pick) ?? refuse('draw.no_address');
    await recordAudit(ctx, {
      ...{ action: 'draw.address', subject: `draw ${drawid}`, uid: pick.uid ?? undefined, after: { place } },
    });
    return { address };
  };
