import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { ChatReport } from '../../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';
import { type Needs, waitsSince } from '../../../platform/needs.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type MembersByIds, shownName } from '../../members/index.ts';
import { placeModerated } from '../../moderation/index.ts';
import { decidedReports, type ReportedRow, type ReportRow, reportedIn, waitingReports } from '../sql/reports.ts';

type Call = (typeof messagesCalls)['messages.reports'];

/** Reports of the moderator's countries; of what was reported a word only where they have opened it. */
export const reports =
  (members: MembersByIds) =>
  async (ctx: MemberCtx, { after, done }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const where = { country: placeModerated(actor), by: actor.uid };
    const size = messageLimits.reportRows;
    const { rows, next } =
      done === 0
        ? firstPage(
            await waitingReports(db, where, readIdKey(after === '' ? undefined : after, 0), size + 1),
            size,
            ({ id }) => String(id),
          )
        : firstPage(await decidedReports(db, where, readTimeKey(after), size + 1), size, ({ decided_at, id }) =>
            writeTimeKey({ at: decided_at!, id }),
          );
    const opened = rows.filter(({ opened_by }) => opened_by === actor.uid).map(({ id }) => id);
    return { list: await presentReports(members, ctx, rows, await reportedIn(db, opened)), next: next ?? '' };
  };

/** Reports with who is in them, and of those that were opened the reported messages. */
export async function presentReports(
  members: MembersByIds,
  { db, locale }: MemberCtx,
  rows: readonly ReportRow[],
  opened: ReadonlyMap<number, readonly ReportedRow[]>,
): Promise<ChatReport[]> {
  const reported = [...opened.values()].flat();
  const uids = [...rows.flatMap(({ uid, reporter }) => [uid, reporter]), ...reported.map(({ uid }) => uid)];
  const cards = await members(db, new Set(uids));
  const nameOf = (uid: number) => shownName(cards.get(uid), locale);
  return rows.map((row) => ({
    id: row.id,
    conversation: row.name === '' ? 'C2C' : 'GROUP',
    groupName: row.name,
    reporter: { uid: row.reporter, username: nameOf(row.reporter) },
    reported: {
      ...{ uid: row.uid, username: nameOf(row.uid), avatar: cards.get(row.uid)?.avatar ?? '' },
      country_fid: row.country_fid,
    },
    ...{ reason: row.reason, message: row.note, dateline: unixSeconds(row.created_at) },
    decision: (row.decision ?? '') as ChatReport['decision'],
    decidedAt: row.decided_at ? unixSeconds(row.decided_at) : 0,
    messages: (opened.get(row.id) ?? []).map(({ id, uid, text, aid, sent_at, named }) => ({
      ...{ ID: id, uid, username: nameOf(uid), text, aid, time: unixSeconds(sent_at), reported: flag(named) },
    })),
  }));
}

/** A report is looked at within two hours. */
const promisedHours = 2;

/** Reports of chats that a moderator could decide now, counted no further than needed. */
export const countWaitingReports = async (
  db: MemberCtx['db'],
  by: MemberCtx['actor'],
  { most }: { most: number },
): Promise<Needs> => {
  const rows = await waitingReports(db, { country: placeModerated(by), by: by.uid }, 0, most);
  return waitsSince(
    rows.map(({ created_at }) => created_at),
    promisedHours,
  );
};
