import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import { type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { memberChanged, membersByIds } from '../../members/index.ts';
import { recountOf } from '../recount.ts';
import { dayAfter, dayOf, zoneOf } from '../rules/days.ts';
import { creatorsAmong, deleteCreators, insertCreators, moveCreators } from '../sql/creators.ts';

/** Whoever becomes a creator has figures from 30 days before on; whoever is none any longer gets no further ones. */
async function noteChanged(ctx: ListenerCtx, all: readonly { uid: number }[]): Promise<void> {
  const uids = [...new Set(all.map(({ uid }) => uid))];
  const [cards, known] = [await membersByIds(ctx.db, uids), await creatorsAmong(ctx.db, uids)];
  const creators = [...cards.values()].filter(({ isCreator }) => isCreator);
  const fresh = creators.filter(({ uid }) => !known.has(uid));
  await deleteCreators(
    ctx.db,
    [...known.keys()].filter((uid) => !cards.get(uid)?.isCreator),
  );
  await moveCreators(ctx.db, creators);
  const rows = fresh.map(({ uid, countryFid }) => ({ uid, since: ctx.now, country_fid: countryFid }));
  for (const uid of await insertCreators(ctx.db, rows)) {
    const row = rows.find((each) => each.uid === uid);
    if (row) await recountOf(ctx, row, daysUntil(dayOf(zoneOf(row.country_fid), ctx.now)));
  }
}

/** A day and those before it that a new creator is shown. */
const daysUntil = (today: string): string[] =>
  Array.from({ length: creatorLimits.daysBefore + 1 }, (_, back) => dayAfter(today, back - creatorLimits.daysBefore));

export const noteCreators = on(memberChanged, noteChanged);
