import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { changedElsewhere } from '../../../platform/other-changes.ts';
import { refuse } from '../../../platform/refusal.ts';
import { amendMember, lockOwnAccount, membersByIds } from '../../members/index.ts';
import { mayMove } from '../policy.ts';
import { ownUid } from './own-uid.ts';

type Call = (typeof profilesCalls)['profiles.change-location'];

/** Moves the member to another country or city; what they wrote stays where it was written. */
export async function changeLocation(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const uid = ownUid(ctx, input.uid);
  const country = countryOfFid(input.country_fid) ?? refuse('profiles.unknown_country');
  const own = (await lockOwnAccount(ctx.db, uid))!;
  const refusal = mayMove(own.createdAt, ctx.now);
  if (refusal) refuse(refusal);
  const cityname = oneLine(input.cityname);
  const card = (await membersByIds(ctx.db, [uid])).get(uid)!;
  const saved = { country_fid: country.fid, cityname };
  await amendMember(ctx, uid, { countryFid: country.fid, cityname });
  const before = { country_fid: card.countryFid, cityname: own.cityname };
  return { ...saved, meanwhile: changedElsewhere(input.seen, before, saved) };
}
