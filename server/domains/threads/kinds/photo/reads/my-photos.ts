import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { parted } from '../../../../../platform/reading/parted.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { photosListed } from './photos-listed.ts';
import { ownPhotos } from './single-photos.ts';

type Calls = typeof photoCalls;

/** A photographer's photos, one's own where nobody is named. */
export const myPhotos = (people: Shown) =>
  parted<Calls['threads.my-photos']>()({
    asked: ({ actor }, input) => ({
      ...input,
      authorid: input.authorid || (actor?.uid ?? refuse('threads.need_login')),
    }),
    shared: async (ctx, { authorid, fids, typeid, ...asked }) => {
      if (ctx.whyHidden(authorid) !== undefined) return refuse('threads.author_blocked');
      // Who took them gets them as they stand.
      ctx.isReader(authorid);
      const where = { author: authorid, fids, category: typeid };
      const { list, facts, count, next } = await photosListed(ctx, people, { where, ...asked });
      return { answer: { lists: list, count, next }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ lists: await ownPhotos(ctx, rows) }),
  });
