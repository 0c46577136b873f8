import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { MembersByIds } from '../../members/index.ts';
import { ownPlace } from '../reads/place.ts';
import { messagesByIds, stored, types } from '../sql/messages.ts';
import { countReports, findWaitingReport, insertReport } from '../sql/reports.ts';

type Call = (typeof messagesCalls)['messages.report'];

/**
 * Reports messages of others: those are what is reported, one's own go along to be understood. Moderators read copies, so
 * that what is withdrawn meanwhile is judged, too.
 */
export const report =
  (members: MembersByIds) =>
  async (ctx: MemberCtx, { conversationID, IDs, reason, message }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const place = await ownPlace(ctx, conversationID);
    const met = IDs.filter((id) => id > place.hidden_before).map((id) => ({ room: place.room, id }));
    const rows = [...(await messagesByIds(db, met)).values()].filter(
      ({ status, type }) => status === stored.sent && type !== types.system,
    );
    if (rows.length === 0) refuse('messages.nothing_reported');
    const first = rows.find(({ uid }) => uid !== actor.uid) ?? refuse('messages.own_reported');
    const before = await findWaitingReport(db, actor.uid, place.room, first.id);
    if (before !== undefined) return { id: before };
    const most = messageLimits.reportsADay;
    if ((await countReports(db, actor.uid, daysBefore(now, 1), most)) >= most) refuse('messages.too_many_reports');
    const card = (await members(db, [first.uid])).get(first.uid);
    const id = await insertReport(
      db,
      {
        ...{ room: place.room, name: place.group?.name ?? '', uid: first.uid, reporter: actor.uid },
        ...{ country_fid: card?.countryFid ?? globalFid, reason, note: message, created_at: now },
      },
      rows.map(({ id: number, uid, text, aid, sent_at }) => ({
        ...{ id: number, uid, text, aid, sent_at },
        named: uid !== actor.uid,
      })),
    );
    return { id };
  };
