import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { type PhotoOrder, photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import { globalFid } from '../../../../../../contract/primitives/countries.ts';
import { nextPlace, type PageAsked, type PageRead, pageFigures, readPage } from '../../../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../../../platform/reading/parted.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { isOpenAt } from '../../../core/policy.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { rowsFor, scopeTags } from '../../../reads/lists.ts';
import { kindTag } from '../../states.ts';
import type { Contests } from '../contests.ts';
import { isNumbered, type PhotoKey, type PhotosWhere, photoKeys } from '../sql/photos.ts';
import { recommendedKeys } from './recommended-photos.ts';
import { ownPhotos, sharedPhotos } from './single-photos.ts';

type Calls = typeof photoCalls;

/** By number only: each page is read on from the beginning. */
const numberedPages = 10;

interface Listed extends PageAsked {
  where: PhotosWhere;
  order: PhotoOrder;
}

/** A page of single photos as readers of a kind see it. */
async function listed(ctx: SharedCtx, people: Shown, { where, order, ...asked }: Listed) {
  for (const tag of [...scopeTags({ countryFid: globalFid }), kindTag('photo')]) ctx.reads(tag);
  const numbered = isNumbered(order);
  const page = { ...asked, after: numbered ? '' : asked.after };
  const found: PageRead<PhotoKey> = isOpenAt(ctx.access)
    ? await readPage(
        page,
        (rows, after) =>
          rowsFor(ctx, rows, (reader, limit) => photoKeys(ctx.db, { where, order, reader, limit, after })),
        numbered ? numberedPages : undefined,
      )
    : { rows: [], more: false };
  const { list, facts } = await sharedPhotos(ctx, people, found.rows);
  const { count } = pageFigures(page, found);
  return { list, facts, count, next: numbered ? '' : nextPlace(found) };
}

/** Single photos of all entries. */
export const photos = (people: Shown) =>
  parted<Calls['threads.photos']>()({
    shared: async (ctx, asked) => {
      const { list, facts, count, next } = await listed(ctx, people, { where: {}, ...asked });
      return { answer: { data: {}, beside: { Variables: { list, total: count, next } } }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ beside: { Variables: { list: await ownPhotos(ctx, rows) } } }),
  });

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
      const { list, facts, count, next } = await listed(ctx, people, { where, ...asked });
      return { answer: { lists: list, count, next }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ lists: await ownPhotos(ctx, rows) }),
  });

const orders: Readonly<Record<string, Pick<Listed, 'where' | 'order'>>> = {
  newest: { where: {}, order: 'dateline' },
  liked: { where: {}, order: 'like' },
  winners: { where: { won: true }, order: 'dateline' },
};

/** The lists of the page of photographs, by their names, or a category's by its number. */
export const photoLists = (people: Shown, contests: Pick<Contests, 'isCategory'>) =>
  parted<Calls['threads.photo-lists']>()({
    shared: async (ctx, { list: name, ...asked }) => {
      if (name === 'recommended') {
        const keys = await recommendedKeys(ctx, people, photoLimits.photosPage);
        const { list, facts } = await sharedPhotos(ctx, people, asked.page > 1 ? [] : keys);
        return { answer: { lists: list, count: keys.length, next: '' }, facts: { rows: facts } };
      }
      const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
      const chosen = order ?? { where: { category: await categoryOf(ctx, contests, name) }, order: 'dateline' };
      const { list, facts, count, next } = await listed(ctx, people, { ...chosen, ...asked });
      return { answer: { lists: list, count, next }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ lists: await ownPhotos(ctx, rows) }),
  });

async function categoryOf(ctx: SharedCtx, { isCategory }: Pick<Contests, 'isCategory'>, name: string): Promise<number> {
  const typeid = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  return typeid > 0 && (await isCategory(ctx, typeid)) ? typeid : refuse('contests.unknown_category');
}

/** Photos that are recommended, each with why. */
export const recommendedPhotos = (people: Shown) =>
  parted<Calls['threads.recommended-photos']>()({
    shared: async (ctx, { limit }) => {
      const { list, facts } = await sharedPhotos(ctx, people, await recommendedKeys(ctx, people, limit));
      return { answer: { data: {}, beside: { Variables: { list } } }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ beside: { Variables: { list: await ownPhotos(ctx, rows) } } }),
  });
