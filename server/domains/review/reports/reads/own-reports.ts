import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { Calls } from '../../../../../contract/calls.ts';
import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../../platform/keyset.ts';
import { type MembersByIds, shownName } from '../../../members/index.ts';
import { kindOf } from '../rules/about.ts';
import type { ReportReason } from '../rules/reasons.ts';
import { casesByIds } from '../sql/cases.ts';
import { findOfMember } from '../sql/reports.ts';
import { outcomeOf } from './present-case.ts';
import { reportedLines } from './reported-posts.ts';

type Call = Calls['review.own-reports'];

/** One's own reports and what became of them; of a post that is gone only the report is left. */
export const ownReports =
  (cards: MembersByIds) =>
  async ({ db, actor, locale }: MemberCtx, { after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const below = readIdKey(after === '' ? undefined : after, Number.MAX_SAFE_INTEGER);
    const found = await findOfMember(db, actor.uid, below, reportLimits.rows + 1);
    const { rows, next } = firstPage(found, reportLimits.rows, ({ id }) => String(id));
    const cases = await casesByIds(
      db,
      rows.map((row) => row.case_id),
    );
    const [lines, people] = await Promise.all([
      reportedLines(
        db,
        cases.filter(({ pid }) => pid > 0),
      ),
      cards(
        db,
        cases.map(({ uid }) => uid),
      ),
    ]);
    const byId = new Map(cases.map((each) => [each.id, each]));
    const list = rows.map((row) => {
      const about = byId.get(row.case_id)!;
      const { tid, pid, uid } = about;
      return {
        ...{ id: row.id, kind: kindOf(about), tid, pid, uid },
        name: shownName(people.get(uid), locale),
        subject: lines.get(pid)?.subject ?? '',
        ...{ reason: row.reason as ReportReason, note: row.note },
        createdAt: row.created_at.toISOString(),
        outcome: about.concluded_at ? outcomeOf(about) : null,
      };
    });
    return { list, next: next ?? '' };
  };
