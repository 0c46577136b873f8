import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type GroupPlace, groupPlaceOf, placeWith } from '../../rooms/index.ts';
import { readConversationID } from '../rules/conversation-id.ts';

/** The caller's place in a conversation that has begun. */
export interface OwnPlace {
  room: number;
  /** The other one of two, 0 in a group. */
  peer: number;
  /** 0 a member or one of two, 1 an admin, 2 the owner. */
  role: number;
  last_id: number;
  read_id: number;
  hidden_before: number;
  pinned_at: Date | null;
  muted: boolean;
  /** 1: it waits to be accepted. */
  request: number;
  group: GroupPlace | undefined;
}

/** The caller's place in the conversation that they name; one that they aren't in is none. */
export async function ownPlace({ db, actor }: MemberCtx, conversationID: string): Promise<OwnPlace> {
  const named = readConversationID(conversationID);
  if ('group' in named) {
    const group = (await groupPlaceOf(db, actor.uid, named.group)) ?? refuse('messages.not_exist');
    return { ...group, peer: 0, request: 0, group };
  }
  const pair = (await placeWith(db, actor.uid, named.pair)) ?? refuse('messages.not_exist');
  return { ...pair, peer: pair.peer_uid, role: 0, group: undefined };
}

/** Whom a record of it is for: the two, or nobody by name in a group. */
export const pairIn = (place: OwnPlace, uid: number): number[] => (place.peer === 0 ? [] : [uid, place.peer]);
