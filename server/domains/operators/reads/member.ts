import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { balancesOf } from '../../economy/index.ts';
import { groupTitleId, maskedEmail, maskedPhone, memberRecord } from '../../members/index.ts';
import { mayBan, sanctionHistory } from '../../moderation/index.ts';
import { countSessions } from '../../sign-in/index.ts';
import { presentSanction } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.member'];

/** One member with everything that operators see. */
export const member =
  (deps: ConsoleDeps) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const record = (await memberRecord(ctx.db, uid)) ?? refuse('operators.unknown_member');
    const history = await sanctionHistory(ctx.db, uid, moderationLimits.history);
    const nameOf = await namesOf(deps, ctx, [uid, ...history.flatMap((row) => [row.by_uid, row.lifted_by])]);
    return {
      member: {
        ...(nameOf(uid) ?? refuse('operators.unknown_member')),
        email: record.email && maskedEmail(record.email),
        emailVerified: record.email_verified_at !== null,
        phone: record.phone && maskedPhone(record.phone),
        phoneVerified: record.phone_verified_at !== null,
        nationality: record.nationality,
        city: record.cityname,
        ownGroupid: record.groupid,
        ownGroupTitle: translate(ctx.locale, groupTitleId(record.groupid)),
        isCreator: record.is_creator,
        certified: record.certified,
        registeredAt: record.created_at.toISOString(),
        registeredFrom: record.registered_from,
        sessions: await countSessions(ctx.db, uid, ctx.now),
      },
      balances: (await balancesOf(ctx, [uid]))(uid),
      sanctions: history.map((row) => presentSanction(row, nameOf, ctx)),
      can: {
        ban: mayBan(ctx.actor, { uid, groupid: record.groupid, countryFid: record.country_fid }) === undefined ? 1 : 0,
      },
    };
  };
