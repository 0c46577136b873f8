import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/review/appealing/calls.ts';
import { appealingLimits } from '../../../../../contract/domains/review/appealing/limits.ts';
import type { Actor, Db, MemberCtx } from '../../../../platform/context.ts';
import { firstPassing } from '../../../../platform/first-passing.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { type Needs, waitsSince } from '../../../../platform/needs.ts';
import { isOnlyOperator, type MemberCard, moderatorsOf, shownName } from '../../../members/index.ts';
import {
  type AppealedAct,
  findAnsweredActAppeals,
  findWaitingActAppeals,
  placeModerated,
} from '../../../moderation/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { presentAuthor } from '../../moderating/reads/taken-down.ts';
import { appealedPosts } from '../../sql/appealed-posts.ts';
import { type JudgedAppeal, mayDecide } from '../policy.ts';
import { answeringOf } from '../rules/answering.ts';
import { markupRead, presentAct, presentAppeal } from './present.ts';

type Call = (typeof appealingCalls)['review.act-appeals'];

/** Appeals about posts of the countries that the caller moderates, with what was done and why. */
export const actAppeals =
  ({ members }: People) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale, actor } = ctx;
    const { rows, next } = await page(ctx, input);
    const cards = await members(db, namedIn(rows));
    const posts = await appealedPosts(db, rows, markupRead);
    const alone = await isOnlyOperator(db, actor.uid);
    const moderators = await moderatorsOf(db, [...new Set(rows.map(({ country_fid }) => country_fid))]);
    const nameOf = (uid: number | null) => (uid === null ? null : { uid, username: shownName(cards.get(uid), locale) });
    const list = rows.map((row) => {
      const { uid: authorid, by_uid: byUid, country_fid: countryFid } = row;
      return {
        ...presentAct(row, posts.get(row.pid), locale),
        ...presentAppeal(row),
        ...{ id: row.id, country_fid: countryFid },
        author: presentAuthor(cards.get(authorid), authorid, locale),
        by: nameOf(byUid),
        answeredBy: nameOf(row.answered_by),
        answers: answeringOf({ ...row, byGroup: groupIn(cards, byUid) }, moderators),
        can: { decide: row.answered_at === null && mayDecide(actor, judgedAs(row, cards, alone)) === undefined },
      };
    });
    return { list, next: next ?? '' };
  };

const namedIn = (rows: readonly AppealedAct[]): number[] => [
  ...new Set(rows.flatMap(({ uid, by_uid, answered_by }) => [uid, by_uid, answered_by].flatMap((one) => one ?? []))),
];

/** An appeal as its policy asks for it. */
function judgedAs(row: AppealedAct, cards: ReadonlyMap<number, MemberCard>, alone: boolean): JudgedAppeal {
  const { uid: authorid, by_uid: byUid, country_fid: countryFid } = row;
  return { countryFid, authorid, authorGroup: groupIn(cards, authorid), byUid, byGroup: groupIn(cards, byUid), alone };
}

const groupIn = (cards: ReadonlyMap<number, MemberCard>, uid: number | null): number | undefined =>
  uid === null ? undefined : cards.get(uid)?.groupid;

/** Answers come within 14 days, as the terms say. */
const promisedHours = 14 * 24;

/** The appeals that a moderator could decide, counted no further than needed. */
export async function countDecidable({ members }: People, db: Db, by: Actor, most: number): Promise<Needs> {
  const alone = await isOnlyOperator(db, by.uid);
  const passing = async (rows: readonly AppealedAct[]) => {
    const cards = await members(db, namedIn(rows));
    return rows.filter((row) => mayDecide(by, judgedAs(row, cards, alone)) === undefined);
  };
  const found = await firstPassing<AppealedAct, number>({
    ...{ most, from: 0, passing },
    page: (above, limit) => findWaitingActAppeals(db, placeModerated(by), above, limit),
    keyOf: ({ id }) => id,
  });
  return waitsSince(
    found.map(({ created_at }) => created_at),
    promisedHours,
  );
}

async function page({ db, actor }: MemberCtx, { state, after }: InputOf<Call>) {
  const size = appealingLimits.rows;
  const country = placeModerated(actor);
  if (state === 'open') {
    const above = readIdKey(after === '' ? undefined : after, 0);
    const waiting = await findWaitingActAppeals(db, country, above, size + 1);
    return firstPage<AppealedAct>(waiting, size, ({ id }) => String(id));
  }
  const found = await findAnsweredActAppeals(db, country, readTimeKey(after), size + 1);
  return firstPage<AppealedAct>(found, size, ({ answered_at, id }) => writeTimeKey({ at: answered_at!, id }));
}
