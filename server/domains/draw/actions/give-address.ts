import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { DrawAddress } from '../../../../contract/domains/draw/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { refuse } from '../../../platform/refusal.ts';
import { ownWinOf } from '../reads/own-prize.ts';
import { sealedAddress } from '../sealed.ts';
import { lockPick, storeAddress } from '../sql/picks.ts';

type Call = (typeof drawCalls)['draw.give-address'];

/** Stores where a prize goes, sealed: for its winner and for operators who look. */
export const giveAddress =
  (secret: string) =>
  async (ctx: MemberCtx, { drawid, place, country_fid: to, ...said }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now, actor } = ctx;
    const pick = await lockPick(db, drawid, place);
    if (pick?.uid !== actor.uid || (pick.state !== 'won' && pick.state !== 'unclaimed'))
      return refuse('draw.not_winner');
    if (pick.sent_at) refuse('draw.sent_before');
    if (pick.state === 'unclaimed' || (pick.give_by !== null && pick.give_by <= now)) refuse('draw.too_late');
    const address: DrawAddress = {
      ...{ first_name: oneLine(said.first_name), last_name: oneLine(said.last_name), phone: oneLine(said.phone) },
      ...{ street: oneLine(said.street), city: oneLine(said.city) },
      country_fid: countryOfFid(to) && to > 0 ? to : actor.countryFid,
    };
    await storeAddress(db, pick.pickid, sealedAddress.seal(secret, pick.pickid, JSON.stringify(address)), now);
    return ownWinOf(ctx, { ...pick, address_at: now });
  };
