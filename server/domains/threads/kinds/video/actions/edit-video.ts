import type { InputOf } from '../../../../../../contract/call.ts';
import type { videoCalls } from '../../../../../../contract/domains/threads/kinds/video/calls.ts';
import { videoType } from '../../../../../../contract/domains/threads/kinds/video/type.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { prepared } from '../../../../../platform/http/handlers.ts';
import type { ThreadWrites } from '../../kind.ts';
import type { NewThread } from '../../thread-input.ts';
import { type VideoInput, video } from '../kind.ts';
import { prepareVideo } from './prepare-video.ts';

type Input = InputOf<(typeof videoCalls)['threads.edit-video']>;

/** Changes one's own video: its words, and what is sent of file, link and cover. */
export const editVideo = ({ edit, ...deps }: ThreadWrites) =>
  prepared<MemberCtx, Input, VideoInput, Pick<NewThread, 'tid' | 'pid'>>(
    (ctx, input) => prepareVideo(deps, ctx, input),
    (ctx, input, ready) => edit(ctx, video, { ...input, ...ready, type: videoType }),
  );
