import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import type { Actor, Db, MemberCtx } from '../../../platform/context.ts';
import { type Needs, nothingWaits, waitsUntil } from '../../../platform/needs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { secondsOrNone, unixSeconds } from '../../../platform/unix-seconds.ts';
import { type MemberCard, shownName } from '../../members/index.ts';
import { mayModerate, placeModerated } from '../../moderation/index.ts';
import {
  dueFirst,
  type QueueRow,
  queuedReports,
  statusText,
  workingSeconds,
  zoneOfCountry,
} from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';
import { mayQueue } from '../policy.ts';
import { groupOf, percentOf } from '../rules/due.ts';
import { answeredIn } from '../sql/history.ts';

type Call = (typeof bugsCalls)['bugs.queue'];
type Row = DataOf<Call>['list'][number];

/** What waits is counted up to here. */
const countedTo = 1000;

function presentQueued(row: QueueRow, { now, locale }: MemberCtx, card: MemberCard | undefined): Row {
  const zone = zoneOfCountry(row.country_fid);
  return {
    ...{ tid: row.tid, subject: row.subject, summary: row.summary, country_fid: row.country_fid },
    ...{ status: row.status, status_text: statusText(locale, row.status), type: row.type },
    ...{ device_model: row.device_model, build_number: row.build_number, probability: row.probability },
    ...{ same: row.same, notified: row.same + 1 },
    author: { uid: row.authorid, username: shownName(card, locale), avatar: card?.avatar ?? '' },
    ...{
      dateline: unixSeconds(row.created_at),
      due: unixSeconds(row.due_at),
      answered: secondsOrNone(row.answered_at),
    },
    group: groupOf(row.due_at, now, zone),
    left: Math.abs(workingSeconds(zone, now, row.due_at)),
  };
}

/** Reports that wait for us, by the working time that is left. */
export const queue =
  ({ people }: Pick<BugsDeps, 'people'>) =>
  async (ctx: MemberCtx, { page, country_fid, device_model }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, now, actor } = ctx;
    const own = placeModerated(actor);
    const refusal = mayQueue(actor, country_fid, own);
    if (refusal) return refuse(refusal);
    const of = { countryFid: own ?? (country_fid || null), device_model };
    const limit = bugsLimits.queueRows;
    const [rows, due, answered] = await Promise.all([
      queuedReports(db, of, { limit, skipped: (page - 1) * limit }),
      dueFirst(db, of, countedTo),
      answeredIn(db, `${now.toISOString().slice(0, 7)}-01`, of.countryFid),
    ]);
    const cards = await people.members(db, [...new Set(rows.map(({ authorid }) => authorid))]);
    const groups = due.map((each) => groupOf(each.due_at, now, zoneOfCountry(each.country_fid)));
    const countOf = (group: Row['group']): number => groups.filter((each) => each === group).length;
    return {
      list: rows.map((row) => presentQueued(row, ctx, cards.get(row.authorid))),
      ...{ page, count: due.length, totalPage: Math.ceil(due.length / limit) },
      ...{ late: countOf('late'), today: countOf('today'), later: countOf('later') },
      in_time: { ...answered, percent: percentOf(answered) },
    };
  };

/** The reports that wait for whoever asks, for the mark in the console: those that are late or due today. */
export async function countDue(db: Db, by: Actor, { now, most }: { now: Date; most: number }): Promise<Needs> {
  if (!mayModerate(by)) return nothingWaits;
  const due = await dueFirst(db, { countryFid: placeModerated(by) }, most);
  const urgent = due.filter((each) => groupOf(each.due_at, now, zoneOfCountry(each.country_fid)) !== 'later');
  return waitsUntil(urgent.map(({ created_at, due_at }) => ({ since: created_at, due: due_at })));
}
