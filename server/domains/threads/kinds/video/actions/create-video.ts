import type { InputOf } from '../../../../../../contract/call.ts';
import type { videoCalls } from '../../../../../../contract/domains/threads/kinds/video/calls.ts';
import { videoType } from '../../../../../../contract/domains/threads/kinds/video/type.ts';
import type { Ctx } from '../../../../../platform/context.ts';
import { prepared } from '../../../../../platform/http/handlers.ts';
import type { ThreadWrites } from '../../kind.ts';
import type { NewThread } from '../../thread-input.ts';
import { type VideoInput, video } from '../kind.ts';
import { prepareVideo } from './prepare-video.ts';

type Input = InputOf<(typeof videoCalls)['threads.create-video']>;

/** Posts a video, whose file or link is looked at before the transaction. */
export const createVideo = ({ create, ...deps }: ThreadWrites) =>
  prepared<Ctx, Input, VideoInput, NewThread>(
    (ctx, input) => prepareVideo(deps, ctx, input),
    (ctx, input, ready) => create(ctx, video, { ...input, ...ready, type: videoType }),
  );
