import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { isPhotoBoard } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { Contests } from '../../../contests.ts';
import { maySpeak } from '../../../core/policy.ts';
import type { ThreadWrites } from '../../kind.ts';
import { photo } from '../kind.ts';

type Call = (typeof photoCalls)['threads.new-thread-photos'];

/** Enters photos on a photo board, and in a contest where one is named. */
export const newThreadPhotos =
  ({ create, contests }: Pick<ThreadWrites, 'create'> & { contests: Contests }) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { fid, typeid, contest, agree, agreement_version: agreement, exif, ...words } = input;
    const silent = maySpeak(ctx.actor);
    if (silent) refuse(silent);
    if (!isPhotoBoard(fid)) refuse('threads.unknown_board');
    const entering = await contests.enter(ctx, { fid, typeid, contest, agree: agree === 1, agreement });
    const thread = await create(ctx, photo, { ...words, ...unsaid, fid, exif, entering, said: new Map() });
    return { Variables: { ...thread, contest } };
  };

/** What an entry doesn't say of a thread. */
export const unsaid = { captions: [], type: '', reproduce: '', phonetype: '' };
