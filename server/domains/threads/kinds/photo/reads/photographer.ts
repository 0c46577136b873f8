import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import { alike } from '../../../../../platform/reading/parted.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { isThere } from '../../../../follows/index.ts';
import { type Shown, viewing } from '../../../core/reads/viewing.ts';
import { writerOf } from '../../../present.ts';
import { kindTag } from '../../states.ts';
import { figuresOf, groupsOf } from '../sql/photographers.ts';

type Call = (typeof photoCalls)['threads.photographer'];

/** A photographer's figures, of all that everybody sees. */
export const photographer = (people: Shown) =>
  alike<Call>()(async (ctx, { uid }) => {
    if (ctx.whyHidden(uid) !== undefined) return refuse('threads.author_blocked');
    for (const tag of [kindTag('photo'), `u:${uid}`]) ctx.reads(tag);
    const view = await viewing(ctx, people, [uid]);
    const card = view.card(uid);
    const figures = await figuresOf(ctx.db, uid);
    if (!card || !isThere(card) || figures.photos === 0) return refuse('threads.photographer_unknown');
    const { author, avatar } = writerOf(view, uid);
    return {
      ...{ uid, username: author, avatar, country_fid: card.countryFid },
      ...figures,
      ...(await groupsOf(ctx.db, uid, photoLimits.page)),
    };
  });
