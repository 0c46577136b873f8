import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { parted } from '../../../../../platform/reading/parted.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { photosListed } from './photos-listed.ts';
import { ownPhotos } from './single-photos.ts';

type Calls = typeof photoCalls;

/** Single photos of all entries. */
export const photos = (people: Shown) =>
  parted<Calls['threads.photos']>()({
    shared: async (ctx, asked) => {
      const { list, facts, count, next } = await photosListed(ctx, people, { where: {}, ...asked });
      return { answer: { data: {}, beside: { Variables: { list, total: count, next } } }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => ({ beside: { Variables: { list: await ownPhotos(ctx, rows) } } }),
  });
