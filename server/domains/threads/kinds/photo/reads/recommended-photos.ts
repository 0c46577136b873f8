import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { parted } from '../../../../../platform/reading/parted.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { recommendedKeys } from './recommended-keys.ts';
import { ownPhotos, sharedPhotos } from './single-photos.ts';

type Calls = typeof photoCalls;

/** Photos that are recommended, each with why. */
export const recommendedPhotos = (people: Shown) =>
  parted<Calls['threads.recommended-photos']>()({
    shared: async (ctx, { limit }) => {
      const { list, facts } = await sharedPhotos(ctx, people, await recommendedKeys(ctx, people, limit));
      return { answer: { data: {}, beside: { Variables: { list } } }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ beside: { Variables: { list: await ownPhotos(ctx, rows) } } }),
  });
