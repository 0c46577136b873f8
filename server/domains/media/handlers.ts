import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { createPicture, type UploadDeps, uploadImage } from './actions/upload-image.ts';
import { issueUploadToken } from './upload-token.ts';

/** Answers the calls of media. */
export function mediaHandlers(deps: UploadDeps): Handlers<'media.image-upload' | 'media.upload-token'> {
  return {
    'media.image-upload': prepared(
      (ctx, input) => uploadImage(deps, ctx, input),
      async (ctx, _, stored) => ({
        ...(await createPicture(ctx, stored)),
        stands_still: stored.made.standsStill ? 1 : 0,
      }),
    ),
    'media.upload-token': (ctx) => {
      const { uid } = ctx.actor;
      return { ...issueUploadToken(deps.secret, uid, ctx.now), uid };
    },
  };
}
