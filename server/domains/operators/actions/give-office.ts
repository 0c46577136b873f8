import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { officeCalls } from '../../../../contract/domains/operators/office-calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { memberMeant } from '../../members/index.ts';
import { giveOffice as give } from '../../moderation/index.ts';
import { findPlace } from '../office-places.ts';
import type { ConsoleDeps } from '../reads/deps.ts';

type Calls = typeof officeCalls;

/** Lets a member look after a topic, or a board of a country. */
export const giveOffice =
  (deps: ConsoleDeps) =>
  async (
    ctx: MemberCtx,
    { uid: who, office, place, country_fid: countryFid, reason }: InputOf<Calls['operators.give-office']>,
  ): Promise<DataOf<Calls['operators.give-office']>> => {
    const uid = (await memberMeant(ctx.db, who)) ?? refuseField('uid', 'operators.issue.member');
    const card = (await deps.cards(ctx.db, [uid])).get(uid);
    if (!card?.username) refuse('operators.unknown_member');
    const found = (await findPlace(deps, ctx, { office, place, countryFid })) ?? refuse('operators.unknown_place');
    const fault = await give(ctx, { uid, reason, ...found });
    if (fault) refuse(`operators.${fault}`);
    return { uid, place: found.names[ctx.locale] ?? '' };
  };
