import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { People } from '../../follows/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import { placeIn } from '../../rooms/index.ts';
import { presentMessage } from '../present.ts';
import { roomTo, writeInPair } from './pair-room.ts';
import { sendInGroup } from './send-in-group.ts';
import { takeMessage } from './take-message.ts';

type Call = (typeof messagesCalls)['messages.send'];

/** Sends a message to a member or into a conversation; the first one to a member begins their conversation. */
export const send =
  (people: People, wordLists: WordLists) =>
  async (ctx: MemberCtx, { plid, uid, message, format }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const peer = plid === 0 ? uid : ((await placeIn(db, actor.uid, plid))?.peer_uid ?? 0);
    if (plid === 0 && uid === 0) refuse('messages.no_recipient');
    if (peer === 0) {
      const { room, pmid, text } = await sendInGroup(ctx, { people, wordLists }, plid, { message, format });
      return { plid: room, pmid, uid: actor.uid, message: text, dateline: unixSeconds(now) };
    }
    const text = await takeMessage(ctx, wordLists, { message, format });
    const known = await roomTo(ctx, people, peer);
    if ('sent' in known) throw new Error('a message that nobody named was sent before');
    const { row } = await writeInPair(ctx, people.members, { other: peer, known, text, parts: async () => ({}) });
    return { plid: row.room, ...presentMessage(row) };
  };
