import type { DataOf } from '../../../../../../contract/call.ts';
import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { requiredFile } from '../../../../../platform/http/files.ts';
import { prepared } from '../../../../../platform/http/handlers.ts';
import type { Storage } from '../../../../../platform/storage/port.ts';
import { createPicture, type StoredPicture, storePicture } from '../../../../media/index.ts';

type Call = (typeof photoCalls)['threads.upload-photo'];

/** Stores a photo as any picture, with its large file beside. */
export const uploadPhoto = (storage: Storage) =>
  prepared<MemberCtx, object, StoredPicture, DataOf<Call>>(
    (ctx) => storePicture(storage, ctx, ctx.actor.uid, requiredFile(ctx, 'img').bytes, { full: true }),
    async (ctx, _, stored) => {
      const picture = await createPicture(ctx, stored);
      const { fullWidth, standsStill } = stored.made;
      return {
        ...picture,
        stands_still: standsStill ? 1 : 0,
        full: fullWidth > 0 ? `${picture.url}-${fullWidth}.webp` : '',
      };
    },
  );
