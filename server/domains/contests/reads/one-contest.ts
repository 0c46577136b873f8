import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  countEntries,
  entriesOfMember,
  entriesTag,
  hiddenHere,
  type Shown,
  threadsByIds,
  visibleIds,
} from '../../threads/index.ts';
import { mayEnter, mayJudge } from '../policy.ts';
import { linesOf, presentContest } from '../present.ts';
import { categoriesOf } from '../sql/categories.ts';
import { type ContestRow, findContest } from '../sql/contests.ts';
import { awardsOf, type PrizeRow, prizesOf } from '../sql/prizes.ts';
import { hasAgreed, juriesOf } from '../sql/taking-part.ts';
import { contestTag, photoCategoriesTag } from '../tags.ts';
import { entriesCounted } from './contest-list.ts';
import { coversOf } from './covers.ts';

type Call = (typeof contestsCalls)['contests.one'];
type People = Pick<Shown, 'members' | 'hiddenFor'>;

/** A contest whole, with the reader's own part in it. */
export const oneContest =
  (people: People) =>
  async (ctx: Ctx, { contest: id }: InputOf<Call>): Promise<DataOf<Call>> => {
    for (const tag of [contestTag(id), photoCategoriesTag, entriesTag]) ctx.reads(tag);
    const contest = (await findContest(ctx.db, id)) ?? refuse('contests.unknown');
    const [prizes, jury, categories, entries] = await Promise.all([
      prizesOf(ctx.db, [id]),
      juriesOf(ctx.db, [id]),
      categoriesOf(ctx.db, contest.fid),
      countEntries(ctx.db, id, entriesCounted),
    ]);
    const cards = await people.members(
      ctx.db,
      jury.map(({ uid }) => uid),
    );
    const words = contest.words[ctx.locale];
    return {
      ...presentContest(contest, { entries, prizes }, ctx),
      ...{ rules: linesOf(words.rules), terms: linesOf(words.terms), agreement: words.agreement },
      agreement_version: contest.agreement_version,
      categories: categories
        .filter(({ typeid, closed_at }) => closed_at === null && isTaken(contest, typeid))
        .map(({ typeid, names }) => ({ typeid, name: names[ctx.locale] })),
      prizes: await withWinners(ctx, people, contest, prizes),
      jury: jury.flatMap(({ uid }) => {
        const username = cards.get(uid)?.username;
        return username ? [{ uid, username }] : [];
      }),
      own: await ownPart(
        ctx,
        contest,
        jury.some(({ uid }) => uid === ctx.actor?.uid),
      ),
    };
  };

const isTaken = ({ categories }: ContestRow, typeid: number): boolean =>
  categories.length === 0 || categories.includes(typeid);

/** Prizes with those who won them; an entry that the reader doesn't see has no words and no photo. */
async function withWinners(
  ctx: Ctx,
  people: People,
  { id }: ContestRow,
  prizes: readonly PrizeRow[],
): Promise<ContestShape['prizes']> {
  const awards = await awardsOf(ctx.db, [id]);
  const hidden = await hiddenHere(ctx, people);
  const tids = awards.map(({ tid }) => tid);
  const seen = new Set(await visibleIds(sharedFor(ctx, hidden), tids));
  const [threads, covers, cards] = await Promise.all([
    threadsByIds(ctx.db, [...seen]),
    coversOf(ctx.db, [...seen]),
    people.members(
      ctx.db,
      awards.map(({ uid }) => uid),
    ),
  ]);
  for (const { tid, uid } of awards) for (const tag of [`t:${tid}`, `u:${uid}`]) ctx.reads(tag);
  const subjects = new Map(threads.map(({ tid, subject }) => [tid, subject]));
  return prizes.map(({ place, what, xgold, pieces }) => {
    const given = awards.filter((award) => award.place === place);
    return {
      ...{ place, what: what[ctx.locale], xgold, count: pieces, given: given.length },
      winners: given.map(({ tid, uid }) => ({
        ...{ tid, subject: subjects.get(tid) ?? '', uid },
        username: hidden.has(uid) ? '' : (cards.get(uid)?.username ?? ''),
        photo: covers.get(tid) ?? null,
      })),
    };
  });
}

/** What the reader has entered, and may do. */
async function ownPart(ctx: Ctx, contest: ContestRow, isJuror: boolean): Promise<ContestShape['own']> {
  const { actor, db, now } = ctx;
  if (!actor) {
    const refusal = mayEnter({ countryFid: contest.country_fid }, contest, now) ?? 'threads.need_login';
    return { agreed: 0, entries: 0, left: 0, can: { enter: false, judge: false }, enterRefusal: refusal, mine: [] };
  }
  const rows = await entriesOfMember(db, contest.id, actor.uid, contest.entries_max);
  const tids = rows.map(({ tid }) => tid);
  const [threads, covers, agreed] = await Promise.all([
    threadsByIds(db, tids),
    coversOf(db, tids),
    hasAgreed(db, contest.id, actor.uid),
  ]);
  const byTid = new Map(threads.map((thread) => [thread.tid, thread]));
  const left = Math.max(0, contest.entries_max - rows.length);
  const refusal = mayEnter(actor, contest, now) ?? (left === 0 ? 'contests.entries_used' : undefined);
  return {
    agreed: flag(agreed),
    entries: rows.length,
    left,
    can: { enter: refusal === undefined, judge: mayJudge(isJuror, contest, now) === undefined },
    enterRefusal: refusal ?? '',
    mine: rows.flatMap(({ tid, status, out }) => {
      const thread = byTid.get(tid);
      if (!thread) return [];
      const state = out ? ('out' as const) : status === 1 ? ('in' as const) : ('review' as const);
      const { subject, likes: like, replies } = thread;
      return [{ tid, subject, photo: covers.get(tid) ?? null, like, replies, state }];
    }),
  };
}
