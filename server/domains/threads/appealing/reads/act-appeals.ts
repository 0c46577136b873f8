import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { appealingCalls } from '../../../../../contract/domains/threads/appealing/calls.ts';
import { appealingLimits } from '../../../../../contract/domains/threads/appealing/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../../platform/keyset.ts';
import { isOnlyOperator, shownName } from '../../../members/index.ts';
import {
  type AppealedAct,
  findAnsweredActAppeals,
  findWaitingActAppeals,
  placeModerated,
} from '../../../moderation/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { presentAuthor } from '../../moderating/reads/taken-down.ts';
import { appealedPosts } from '../../sql/appealed-posts.ts';
import { mayDecide } from '../policy.ts';
import { markupRead, presentAct, presentAppeal } from './present.ts';

type Call = (typeof appealingCalls)['threads.act-appeals'];

/** Appeals about posts of the countries that the caller moderates, with what was done and why. */
export const actAppeals =
  ({ members }: People) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, locale, actor } = ctx;
    const { rows, next } = await page(ctx, input);
    const uids = rows.flatMap(({ uid, by_uid, answered_by }) => [uid, by_uid, answered_by].flatMap((one) => one ?? []));
    const cards = await members(db, [...new Set(uids)]);
    const posts = await appealedPosts(db, rows, markupRead);
    const alone = await isOnlyOperator(db, actor.uid);
    const nameOf = (uid: number | null) => (uid === null ? null : { uid, username: shownName(cards.get(uid), locale) });
    const groupOf = (uid: number | null) => (uid === null ? undefined : cards.get(uid)?.groupid);
    const list = rows.map((row) => {
      const { uid: authorid, by_uid: byUid, country_fid: countryFid } = row;
      const met = { countryFid, authorid, authorGroup: groupOf(authorid), byUid, byGroup: groupOf(byUid), alone };
      return {
        ...presentAct(row, posts.get(row.pid)),
        ...presentAppeal(row),
        ...{ id: row.id, country_fid: countryFid },
        author: presentAuthor(cards.get(authorid), authorid, locale),
        by: nameOf(byUid),
        answeredBy: nameOf(row.answered_by),
        can: { decide: row.answered_at === null && mayDecide(actor, met) === undefined },
      };
    });
    return { list, next: next ?? '' };
  };

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
