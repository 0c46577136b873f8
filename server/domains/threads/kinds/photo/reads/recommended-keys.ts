import { globalFid } from '../../../../../../contract/primitives/countries.ts';
import { daysBefore } from '../../../../../platform/days.ts';
import type { SharedCtx } from '../../../../../platform/reading/parted.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { rowsFor, scopeTags } from '../../../reads/lists.ts';
import { kindTag } from '../../states.ts';
import { type Chosen, chooseRecommended } from '../rules/recommended.ts';
import { likesOfPhotos, photoKeys } from '../sql/photos.ts';

/** Photos of so many days are recommended, of so many of the newest. */
const days = 30;
const candidates = 200;

/** Photos to recommend to a reader: by whom they follow first, then what was liked most lately, two of a photographer at most. */
export async function recommendedKeys(
  ctx: SharedCtx,
  { followedBy }: Pick<Shown, 'followedBy'>,
  most: number,
): Promise<Chosen[]> {
  for (const tag of [...scopeTags({ countryFid: globalFid }), kindTag('photo')]) ctx.reads(tag);
  const uid = ctx.reader();
  const where = { since: daysBefore(ctx.now, days) };
  const keys = await rowsFor(ctx, candidates, (reader, limit) =>
    photoKeys(ctx.db, { where, order: 'dateline', reader, limit }),
  );
  const [likes, followed] = await Promise.all([
    likesOfPhotos(ctx.db, keys),
    uid === 0 ? new Set<number>() : followedBy(ctx.db, uid),
  ]);
  const theirs = keys.filter(({ by }) => by !== uid);
  return chooseRecommended(
    theirs.map((key) => ({ tid: key.tid, id: key.id, by: key.by, likes: likes.get(key.tid) ?? 0 })),
    followed,
    most,
  );
}
