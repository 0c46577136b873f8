import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { dayMilliseconds } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { type MembersByIds, standingsOf } from '../../members/index.ts';
import { authorFigures, bestLiked } from '../../threads/index.ts';
import { whyNotAnswer } from '../policy.ts';
import { presentRow } from '../present.ts';
import { creatorAnswers } from '../settings.ts';
import { applicationsOf, applicationsPage, countApplications, findApplication, queueOf } from '../sql/applications.ts';
import { conditionsOf } from './conditions.ts';

type Calls = typeof creatorCalls;
type Deps = { cards: MembersByIds; settings: SettingsReader };

/** Applications are counted so far. */
const countedTo = 10_000;

/** Applications that wait, the oldest first, or those that were answered, the newest first. */
export const applications =
  ({ cards, settings }: Deps) =>
  async (
    { db, locale }: MemberCtx,
    { answered, page }: InputOf<Calls['creator.applications']>,
  ): Promise<DataOf<Calls['creator.applications']>> => {
    const most = creatorLimits.applications;
    const rows = await applicationsPage(db, answered === 1, { from: (page - 1) * most, most });
    const count = await countApplications(db, answered === 1, countedTo);
    const shown = await cards(
      db,
      rows.map(({ uid }) => uid),
    );
    const { promise: promiseDays } = await settings.get(creatorAnswers);
    const list = rows.map((row) => presentRow(row, shown.get(row.uid), { promiseDays, locale }));
    return { list, page, count, totalPage: Math.ceil(count / most) };
  };

/** Earlier applications that are shown beside one. */
const earlierShown = 10;

/** One application with the facts about whoever sent it. */
export const application =
  ({ cards, settings }: Deps) =>
  async (
    { actor, db, locale, now }: MemberCtx,
    { id }: InputOf<Calls['creator.application']>,
  ): Promise<DataOf<Calls['creator.application']>> => {
    const row = (await findApplication(db, id)) ?? refuse('creator.application_unknown');
    const { uid } = row;
    const { promise: promiseDays } = await settings.get(creatorAnswers);
    const all = await applicationsOf(db, uid, earlierShown);
    const earlier = all.filter((each) => each.id < id);
    const refused = row.appeal_of === null ? undefined : await findApplication(db, row.appeal_of);
    const joined = (await standingsOf(db, [uid])).get(uid)?.joinedAt ?? now;
    return {
      ...presentRow(row, (await cards(db, [uid])).get(uid), { promiseDays, locale }),
      ...{ message: row.message, reason: row.reason },
      facts: await conditionsOf(db, settings, uid, now),
      member_days: Math.max(0, Math.floor((now.getTime() - joined.getTime()) / dayMilliseconds)),
      likes: Math.max(0, (await authorFigures(db, uid))?.likes ?? 0),
      best_liked: await bestLiked(db, uid, creatorLimits.bestLiked),
      earlier: earlier.map((each) => ({
        ...{ id: each.id, status: each.status, reason: each.reason, answered_at: secondsOrNone(each.answered_at) },
      })),
      queue: (await queueOf(db, row)) ?? null,
      can_decide: whyNotAnswer({ status: row.status, uid, refusedBy: refused?.by_uid }, actor.uid) ? 0 : 1,
    };
  };
