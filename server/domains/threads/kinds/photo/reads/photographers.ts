import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import { alike } from '../../../../../platform/reading/parted.ts';
import { isThere } from '../../../../follows/index.ts';
import { type Shown, viewing } from '../../../core/reads/viewing.ts';
import { writerOf } from '../../../present.ts';
import { kindTag } from '../../states.ts';
import { latestPhotographers } from '../sql/photographers.ts';

/** Of so many of the newest photos the photographers are counted. */
const among = 500;

/** Members who entered photos lately; whom the reader hides is left out. */
export const photographers = (people: Shown) =>
  alike<(typeof photoCalls)['threads.photographers']>()(async (ctx) => {
    ctx.reads(kindTag('photo'));
    const found = await latestPhotographers(ctx.db, among, photoLimits.photographers * 2);
    const view = await viewing(
      ctx,
      people,
      found.map(({ uid }) => uid),
    );
    const shown = found.flatMap(({ uid, photos }) => {
      const card = view.card(uid);
      if (!card || !isThere(card) || ctx.whyHidden(uid) !== undefined) return [];
      const { author: username, avatar } = writerOf(view, uid);
      return [{ uid, username, avatar, country_fid: card.countryFid, photos }];
    });
    return { list: shown.slice(0, photoLimits.photographers) };
  });
