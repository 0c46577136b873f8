import type { z } from 'zod';
import type { caseRow, reportOutcomes } from '../../../../../contract/domains/review/reports/shapes.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import type { Db } from '../../../../platform/context.ts';
import { type MemberCard, type MembersByIds, shownName } from '../../../members/index.ts';
import { kindOf } from '../rules/about.ts';
import { isClaimed } from '../rules/claim.ts';
import { byFrequency } from '../rules/reasons.ts';
import type { CaseRow } from '../sql/cases.ts';
import { reasonsOf } from '../sql/reports.ts';
import { reportedLines } from './reported-posts.ts';

type Outcome = (typeof reportOutcomes)[number];

export const outcomeOf = ({ decision }: Pick<CaseRow, 'decision'>): Outcome | null => decision as Outcome | null;

/** Somebody named in a case; null for nobody. */
export const personOf = (card: MemberCard | undefined, locale: Language) =>
  card ? { uid: card.uid, username: shownName(card, locale), avatar: card.avatar, countryFid: card.countryFid } : null;

interface Shown {
  db: Db;
  now: Date;
  locale: Language;
}

/** Cases with their lines, by three statements however many they are. */
export async function presentCases(
  cards: MembersByIds,
  { db, now, locale }: Shown,
  rows: readonly CaseRow[],
): Promise<z.output<typeof caseRow>[]> {
  const uids = rows.flatMap(({ uid, claimed_by, decided_by }) => [uid, claimed_by ?? 0, decided_by ?? 0]);
  const [people, lines, counted] = await Promise.all([
    cards(
      db,
      uids.filter((uid) => uid > 0),
    ),
    reportedLines(
      db,
      rows.filter(({ pid }) => pid > 0),
    ),
    reasonsOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const named = (uid: number | null) => (uid === null ? null : { uid, username: shownName(people.get(uid), locale) });
  return rows.map((row) => {
    const line = lines.get(row.pid);
    const claimed = isClaimed(row, now, people.get(row.claimed_by ?? 0)) ? named(row.claimed_by) : null;
    return {
      ...{ id: row.id, kind: kindOf(row), tid: row.tid, pid: row.pid, uid: row.uid },
      member: personOf(people.get(row.uid), locale),
      ...{ subject: line?.subject ?? '', text: line?.text ?? '' },
      reports: row.reports,
      reasons: byFrequency(counted.filter(({ case_id }) => case_id === row.id)),
      createdAt: row.created_at.toISOString(),
      claimedBy: claimed && { ...claimed, until: row.claimed_until!.toISOString() },
      decision: outcomeOf(row),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decidedBy: named(row.decided_by),
    };
  });
}
