import type { DataOf } from '../../../../../contract/call.ts';
import type { Picture } from '../../../../../contract/domains/media/shapes.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import { draftLimits } from '../../../../../contract/domains/threads/drafts/limits.ts';
import type { DraftRow } from '../../../../../contract/domains/threads/drafts/shapes.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { daysAfter, daysBefore } from '../../../../platform/days.ts';
import { flag } from '../../../../platform/flag.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { picturesByAid } from '../../../media/index.ts';
import { draftsOf } from '../sql/drafts.ts';

type Call = (typeof draftsCalls)['threads.drafts'];

/** The reader's own drafts, and those that can still be restored. */
export async function drafts({ db, actor, now }: MemberCtx): Promise<DataOf<Call>> {
  const { most, restoreDays } = draftLimits;
  const standing = await draftsOf(db, actor.uid, { most });
  const deleted = await draftsOf(db, actor.uid, { most, deletedSince: daysBefore(now, restoreDays) });
  const rows = [...standing, ...deleted];
  const pictures = await picturesByAid(db, rows.flatMap(firstPicture));
  const present = (row: Stored) => presentDraftRow(row, pictures, now);
  return { list: standing.map(present), deleted: deleted.map(present), most };
}

type Stored = Awaited<ReturnType<typeof draftsOf>>[number];

const firstPicture = ({ aids, pictures }: Stored): number[] => [...aids, ...pictures].slice(0, 1);

/** When a draft is deleted by itself. */
export const expiryOf = (savedAt: Date): number => unixSeconds(daysAfter(savedAt, draftLimits.days));

const presentDraftRow = (row: Stored, pictures: ReadonlyMap<number, Picture>, now: Date): DraftRow => ({
  tid: row.tid,
  kind: row.kind,
  subject: row.subject,
  summary: row.summary,
  dateline: unixSeconds(row.saved_at),
  expires: expiryOf(row.saved_at),
  ends: flag(row.saved_at < daysBefore(now, draftLimits.days - draftLimits.warnDays)),
  picture: pictures.get(firstPicture(row)[0] ?? 0) ?? null,
  pictures: row.pictures.length,
});
