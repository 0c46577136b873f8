import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import { heldLimits } from '../../../../../contract/domains/review/held/limits.ts';
import type { Actor, Db, MemberCtx } from '../../../../platform/context.ts';
import { firstPassing } from '../../../../platform/first-passing.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { type Needs, waitsSince } from '../../../../platform/needs.ts';
import { withServedWidths } from '../../../media/index.ts';
import { shownName } from '../../../members/index.ts';
import { placeModerated } from '../../../moderation/index.ts';
import type { HeldRow } from '../../../threads/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { presentAuthor } from '../../moderating/reads/taken-down.ts';
import { isClaimedByOther, mayJudge } from '../policy.ts';
import { trustOf } from '../rules/trust.ts';
import { findDecidedHeld, findWaitingHeld } from '../sql/held-rows.ts';
import { conductsAt } from '../trust.ts';
import { reasonsOf, saidOf } from './present.ts';

type Call = (typeof heldCalls)['review.held-queue'];

/** Posts that wait for a moderator, or those decided, of the countries that the caller moderates; none of their own. */
export const heldQueue =
  ({ members }: People) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale, actor, now } = ctx;
    const { rows, next } = await page(ctx, input);
    const uids = rows.flatMap(({ authorid, claimed_by, decided_by }) => [authorid, claimed_by, decided_by]);
    const cards = await members(db, [...new Set(uids.flatMap((uid) => uid ?? []))]);
    const nameOf = (uid: number) => ({ uid, username: shownName(cards.get(uid), locale) });
    const said = await saidOf(db, rows);
    const conduct = await conductsAt(db, [...new Set(rows.map(({ authorid }) => authorid))], now);
    const list = rows.map((row, at) => {
      const { authorid, country_fid, claimed_by, claimed_until, decided_by } = row;
      const known = conduct.get(authorid)!;
      const judged = { countryFid: country_fid, authorid, authorGroup: cards.get(authorid)?.groupid };
      const claimed = isClaimedByOther(row, actor.uid, now);
      return {
        ...said[at]!.said,
        author: presentAuthor(cards.get(authorid), authorid, locale),
        ...{ country_fid, pictures: withServedWidths(said[at]!.pictures) },
        ...{ reasons: reasonsOf(row), listed: row.words, trust: trustOf(known) },
        ...{ stands: known.posts, upheld: known.upheld },
        claimedBy: claimed ? { ...nameOf(claimed_by!), until: claimed_until!.toISOString() } : null,
        decidedBy: decided_by === null ? null : nameOf(decided_by),
        can: { decide: !claimed && mayJudge(actor, judged) === undefined && mayStill(row) },
      };
    });
    return { list, next: next ?? '' };
  };

/** What was refused can still be approved. */
const mayStill = ({ decision }: HeldRow): boolean => decision === null || decision === 'refused';

async function page({ db, actor }: MemberCtx, { state, after }: InputOf<Call>) {
  const size = heldLimits.rows;
  const country = placeModerated(actor);
  if (state === 'open') {
    const above = readIdKey(after === '' ? undefined : after, 0);
    return firstPage(await findWaitingHeld(db, country, above, size + 1), size, ({ pid }) => String(pid));
  }
  const found = await findDecidedHeld(db, country, readTimeKey(after), size + 1);
  return firstPage(found, size, ({ decided_at, pid }) => writeTimeKey({ at: decided_at!, id: pid }));
}

/** Held posts are looked at within a day, as authors read. */
const promisedHours = 24;

/** The held posts that a moderator could decide about now, counted no further than needed. */
export async function countDecidable(
  { members }: People,
  db: Db,
  by: Actor,
  { now, most }: { now: Date; most: number },
): Promise<Needs> {
  const passing = async (rows: readonly HeldRow[]) => {
    const cards = await members(db, [...new Set(rows.map(({ authorid }) => authorid))]);
    return rows.filter((row) => {
      const { authorid, country_fid: countryFid } = row;
      const judged = { countryFid, authorid, authorGroup: cards.get(authorid)?.groupid };
      return mayJudge(by, judged) === undefined && !isClaimedByOther(row, by.uid, now);
    });
  };
  const found = await firstPassing<HeldRow, number>({
    ...{ most, from: 0, passing },
    page: (above, limit) => findWaitingHeld(db, placeModerated(by), above, limit),
    keyOf: ({ pid }) => pid,
  });
  return waitsSince(
    found.map(({ at }) => at),
    promisedHours,
  );
}
