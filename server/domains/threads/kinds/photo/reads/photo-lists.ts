import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { photoLimits } from '../../../../../../contract/domains/threads/kinds/photo/limits.ts';
import { parted, type SharedCtx } from '../../../../../platform/reading/parted.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { Contests } from '../../../contests.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { type Listed, photosListed } from './photos-listed.ts';
import { recommendedKeys } from './recommended-keys.ts';
import { ownPhotos, sharedPhotos } from './single-photos.ts';

type Calls = typeof photoCalls;

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
      const { list, facts, count, next } = await photosListed(ctx, people, { ...chosen, ...asked });
      return { answer: { lists: list, count, next }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ lists: await ownPhotos(ctx, rows) }),
  });

async function categoryOf(ctx: SharedCtx, { isCategory }: Pick<Contests, 'isCategory'>, name: string): Promise<number> {
  const typeid = /^\d{1,9}$/.test(name) ? Number(name) : 0;
  return typeid > 0 && (await isCategory(ctx, typeid)) ? typeid : refuse('contests.unknown_category');
}
