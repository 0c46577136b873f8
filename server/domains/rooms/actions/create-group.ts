import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { joinOptions } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures } from '../../media/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import type { RoomsDeps } from '../deps.ts';
import { mayJoin, mayOwn, mayWrite, reviewFor, roles } from '../policy.ts';
import { countRooms, insertMembers, lockJoining } from '../sql/members.ts';
import { insertRoom, type Room } from '../sql/rooms.ts';
import { checkHome } from './check-home.ts';
import { type LetIn, letIn } from './let-in.ts';
import { takePeople } from './take-people.ts';
import { checkWords, refuseName, takenName } from './take-words.ts';

type Call = (typeof roomsCalls)['rooms.create'];

/** What making a group asks of others. */
export type CreateDeps = Pick<RoomsDeps, 'people' | 'categories' | 'threadGroups' | 'fansAmong'> & {
  wordLists: WordLists;
};

/**
 * Makes a group that the caller owns, with those in it who may be added; of two with one name the second is refused. The
 * room of a group of threads is its owner's, whoever of its admins makes it.
 */
export const makeGroup =
  (deps: CreateDeps) =>
  async (ctx: MemberCtx, sent: InputOf<Call>): Promise<LetIn & { room: number }> => {
    const { db, actor } = ctx;
    const silent = mayWrite(actor);
    if (silent) refuse(silent);
    const ofThreads = sent.threadGroup > 0;
    // Members of a group of threads come by themselves.
    const named = ofThreads ? [] : await takePeople(deps, ctx, sent.members);
    if (!ofThreads && named.length === 0) refuse('rooms.too_few');
    await checkHome(deps, ctx, sent);
    await lockJoining(db, [actor.uid, ...named]);
    const ownerUid = (ofThreads && (await deps.threadGroups.ownerOf(db, sent.threadGroup))) || actor.uid;
    const counts = await countRooms(db, actor.uid);
    const unfit = ownerUid === actor.uid ? mayOwn(counts) : mayJoin(counts.joined);
    if (unfit) refuse(unfit);
    const room = await insertTaken(deps, ctx, sent, ownerUid);
    const came = await letIn(deps, ctx, room, named);
    return { room: room.room, ...came };
  };

async function insertTaken(
  { wordLists }: Pick<CreateDeps, 'wordLists'>,
  { db, actor, now }: MemberCtx,
  { name, notice, joinOption, aid, topid, fid, threadGroup }: InputOf<Call>,
  ownerUid: number,
): Promise<Room> {
  await checkWords(db, wordLists, actor.countryFid, name, notice);
  if (aid > 0) await attachPictures({ db, now }, actor.uid, [aid]);
  const option = joinOptions.indexOf(joinOption);
  const room =
    (await insertRoom(db, {
      ...{ name, nameKey: takenName(name), notice, aid, topid, fid, threadGroup, now },
      ...{ ownerUid, countryFid: actor.countryFid, joinOption: option },
      review: reviewFor(option),
    })) ?? (await refuseName(db, name));
  const role = ownerUid === actor.uid ? roles.owner : roles.Admin;
  await insertMembers(db, room.room, [actor.uid], { role, readId: 0, hiddenBefore: 0, muted: false, now });
  return room;
}

/** Makes a group, as `/v5/chat/groups` asks for it. */
export const createGroup =
  (deps: CreateDeps) =>
  async (ctx: MemberCtx, sent: InputOf<Call>): Promise<DataOf<Call>> => {
    const { room, added, invited } = await makeGroup(deps)(ctx, sent);
    return { groupID: room, conversationID: `GROUP${room}`, added, invited };
  };
