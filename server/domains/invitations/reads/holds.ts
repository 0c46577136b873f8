import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { invitationsCalls } from '../../../../contract/domains/invitations/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type MembersByIds, shownName } from '../../members/index.ts';
import { type HoldRow, holdsBefore } from '../sql/holds.ts';
import { imeisById } from '../sql/imeis.ts';

type Call = (typeof invitationsCalls)['invitations.holds'];

/** Rewards that were held, with who would be paid and what for. */
export const holds =
  (members: MembersByIds) =>
  async ({ db, locale }: MemberCtx, { status, before, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    const rows = await holdsBefore(db, status, before || Number.MAX_SAFE_INTEGER, limit + 1);
    const shown = rows.slice(0, limit);
    const ids = shown.filter((row) => row.kind === 'imei').map((row) => row.subject);
    const phones = new Map((await imeisById(db, ids)).map((row) => [row.id, row]));
    const friendOf = (row: HoldRow): number => (row.kind === 'invitee' ? row.subject : 0);
    const cards = await members(
      db,
      shown.flatMap((row) => [row.uid, friendOf(row)]),
    );
    return {
      list: shown.map((row) => ({
        id: row.id,
        kind: row.kind,
        uid: row.uid,
        username: shownName(cards.get(row.uid), locale),
        subject_uid: friendOf(row),
        subject:
          row.kind === 'invitee' ? shownName(cards.get(row.subject), locale) : (phones.get(row.subject)?.imei ?? ''),
        reasons: row.reasons,
        dateline: unixSeconds(row.at),
        status: row.status,
        decided_by: row.decided_by ?? 0,
        note: row.note,
      })),
      more: rows.length > limit,
    };
  };
