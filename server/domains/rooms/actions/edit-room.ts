import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { joinOptions, reviewRules } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { mayWrite } from '../policy.ts';
import { type Room, renameRoom, updateRoom } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';
import { joinedBy } from './joined-by.ts';
import { managedRoom } from './managed-room.ts';
import { checkWords, refuseName, takenName } from './take-words.ts';

type Call = (typeof roomsCalls)['rooms.edit'];

/** Changes what a group says of itself, how one joins, and which messages wait; what is absent stays. */
export const editRoom =
  ({ wordLists, writeSystemMessage }: Pick<RoomsDeps, 'writeSystemMessage'> & { wordLists: WordLists }) =>
  async (ctx: MemberCtx, sent: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const silent = mayWrite(actor);
    if (silent) refuse(silent);
    const { groupID, name, notice, joinOption, review, aid } = sent;
    const { room } = await managedRoom(ctx, groupID);
    await checkWords(db, wordLists, room.country_fid, name ?? '', notice ?? '');
    const option = joinOption === undefined ? undefined : joinOptions.indexOf(joinOption);
    const renamed = name !== undefined && name !== room.name;
    if (renamed && !(await renameRoom(db, groupID, takenName(name)))) await refuseName(db, name);
    if (aid !== undefined) await changePicture(ctx, room, aid);
    await updateRoom(db, groupID, {
      ...(renamed && { name }),
      ...(notice !== undefined && { notice }),
      ...(aid !== undefined && { aid }),
      ...(option !== undefined && option !== room.join_option && joinedBy(room, option)),
      ...(review !== undefined && { review: reviewRules.indexOf(review) }),
    });
    if (renamed) await writeSystemMessage(ctx, groupID, { kind: 'renamed', uid: actor.uid });
    ctx.stale(roomTag(groupID));
    return { groupID };
  };

async function changePicture(ctx: MemberCtx, { aid: before }: Room, aid: number): Promise<void> {
  if (before === aid) return;
  if (aid > 0) await attachPictures(ctx, ctx.actor.uid, [aid]);
  if (before > 0) await detachPictures(ctx, [before]);
}
