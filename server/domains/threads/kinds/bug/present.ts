import { bugLimits } from '../../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../../../contract/domains/threads/kinds/bug/shapes.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';
import { plainPostText } from '../../../../../contract/primitives/post-text.ts';
import type { Actor } from '../../../../platform/context.ts';
import { translate } from '../../../../platform/texts.ts';
import { secondsOrNone, unixSeconds } from '../../../../platform/unix-seconds.ts';
import { shownName } from '../../../members/index.ts';
import { excerpt } from '../../../posts/index.ts';
import type { ForReader } from '../../core/for-reader.ts';
import type { Showing, ThreadOfKind } from '../kind.ts';
import { isStaffOf, maySayGone, maySaySame } from './policy.ts';
import { nameOfStatus } from './rules/status.ts';
import type { ReportRow } from './sql/reports.ts';
import type { OwnSaid } from './sql/same.ts';

/** A status in the reader's language; "please add" stays as the documents quote it. */
export const statusText = (locale: Language, status: number): string =>
  translate(locale, `threads.bug.status.${nameOfStatus(status)}`);

/** The older report that it is joined with; it is stale when that one changes. */
function olderOf(row: ReportRow, { locale, reads }: Showing): Bug['duplicate_of'] {
  const { duplicate_of: tid, older_subject: subject, older_status, older_same } = row;
  if (tid === null) return null;
  reads(`t:${tid}`);
  if (subject === null || older_status === null) return null;
  return { tid, subject, status: older_status, status_text: statusText(locale, older_status), same: older_same ?? 0 };
}

/** Our newest words, to whoever doesn't hide the one who wrote them. */
function teamWordsOf(row: ReportRow, showing: Showing): Bug['team'] {
  const { team_pid: pid, team_uid: uid, team_message: message, team_at: at } = row;
  if (pid === null || uid === null || message === null || at === null) return null;
  if (showing.whyHidden(uid) !== undefined) return null;
  const card = showing.card(uid);
  return {
    ...{ pid, uid, username: shownName(card, showing.locale), avatar: card?.avatar ?? '' },
    ...{ words: excerpt(plainPostText(message), bugLimits.wordsInRow), dateline: unixSeconds(at) },
  };
}

/** A report as readers of a kind see it; in a message for everybody its words would be in one language alone. */
export function sharedReport(row: ReportRow, showing?: Showing): Omit<Bug, 'own'> | undefined {
  if (!showing) return undefined;
  return {
    status: row.status,
    status_text: statusText(showing.locale, row.status),
    ...{ type: row.type, device_model: row.device_model, build_number: row.build_number },
    probability: row.probability,
    extra: Object.entries(row.extra).map(([name, value]) => ({ var: name, value })),
    same: row.same,
    due: secondsOrNone(row.due_at),
    solved_in: row.solved_in,
    duplicate_of: olderOf(row, showing),
    steps: row.steps.map(({ status, at }) => ({ status, at })),
    ...{ gone: row.gone, still: row.still },
    team: teamWordsOf(row, showing),
    finished: row.finished_at === null ? 0 : 1,
  };
}

/** What in a report is the reader's own. */
export function ownReport(
  viewer: Actor | null,
  { thread, row, said }: { thread: ForReader<ThreadOfKind>; row: ReportRow; said?: OwnSaid | undefined },
): Bug['own'] {
  const refusal = maySaySame(viewer, thread, row);
  const gone = said?.gone ?? null;
  return {
    is_same: said?.same_at ? 1 : 0,
    same_at: secondsOrNone(said?.same_at ?? null),
    gone: gone === null ? -1 : gone ? 1 : 0,
    can: {
      same: refusal === undefined,
      edit: viewer?.uid === row.authorid,
      answer: row.finished_at !== null && isStaffOf(viewer, row),
      gone: maySayGone(viewer, thread, row) === undefined,
    },
    sameRefusal: refusal ?? '',
  };
}
