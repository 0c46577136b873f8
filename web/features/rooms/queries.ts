import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { ChatMessage } from '../../../contract/domains/messages/chat-shapes.ts';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import type { RoomProfile, RoomRow } from '../../../contract/domains/rooms/shapes.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';

export type MembersRead = DataOf<Calls['rooms.members']>;
export type RequestsRead = DataOf<Calls['rooms.requests']>;
export type HomeChatRead = DataOf<Calls['rooms.home']>;
export type Recommended = DataOf<Calls['rooms.recommended']>;

/** Somebody who may be chosen for a group. */
export interface Candidate {
  uid: number;
  username: string;
  avatar: string;
  country_fid: number;
}

/** Parts of a group's page: those that stand beside it on wide windows, and questions over it. */
const besides = ['members', 'add', 'requests', 'held', 'edit'] as const;
const questions = ['ask', 'link', 'name', 'owner', 'quit', 'delete'] as const;
export type RoomPart = (typeof besides)[number] | (typeof questions)[number];
const parts: readonly RoomPart[] = [...besides, ...questions];

/** Which group an address names, and what of its page. */
export interface RoomPlace {
  groupID: number;
  part: RoomPart | '';
  /** The secret of the link that led here. */
  invite: string;
  /** The member whose sheet is open. */
  uid: number;
  after: string;
  /** Words by which people are looked for. */
  q: string;
}

export interface RoomRead {
  place: RoomPlace;
  group: RoomProfile;
  members: MembersRead | null;
  requests: RequestsRead | null;
  held: readonly ChatMessage[] | null;
  pinned: ChatMessage | null;
  people: readonly Candidate[] | null;
  /** Other groups, where this one is full. */
  others: readonly RoomRow[];
}

const idIn = (params: URLSearchParams, name: string): number => {
  const id = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

const wordIn = (params: URLSearchParams, name: string, shape: RegExp): string =>
  shape.exec(params.get(name) ?? '')?.[0] ?? '';

/** What the address of a group's page names. */
export function roomPlaceIn(params: URLSearchParams): RoomPlace {
  return {
    groupID: idIn(params, 'plid'),
    part: parts.find((part) => part === params.get('part')) ?? '',
    invite: wordIn(params, 'invite', /^[\w-]{1,64}$/),
    uid: idIn(params, 'uid'),
    after: wordIn(params, 'after', /^[\w.-]{1,64}$/),
    q: searchedIn(params),
  };
}

/** The longest name that is looked for. */
const longest = 30;

/** Words that are looked for. */
export const searchedIn = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, longest);

/** People to choose for a group: those whose names begin so, and without any characters those followed. */
export const askPeople = async (call: Caller, q: string): Promise<readonly Candidate[]> =>
  q === '' ? (await call('rooms.followed', {})).data.list : (await call('follows.find-members', { q })).data.list;

export const askMembers = async (call: Caller, groupID: number, after = ''): Promise<MembersRead> =>
  (await call('rooms.members', { groupID, after })).data;

/** Messages of a group that wait for an admin, as far back as one question reaches. */
async function askHeld(call: Caller, groupID: number): Promise<readonly ChatMessage[]> {
  const { data } = await call('messages.history', {
    conversationID: `GROUP${groupID}`,
    limit: messageLimits.pageMax,
  });
  return data.messageList.filter(({ status }) => status === 'held');
}

/** One message of a group; null where it is there no longer. */
async function askMessage(call: Caller, groupID: number, ID: number): Promise<ChatMessage | null> {
  try {
    const asked = { conversationID: `GROUP${groupID}`, nextReqMessageID: ID + 1, limit: 1 };
    const { messageList } = (await call('messages.history', asked)).data;
    return messageList.find((message) => message.ID === ID && message.status === 'sent') ?? null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** A group's page: what it is, and the part that is open. */
export async function readRoom(call: Caller, place: RoomPlace): Promise<RoomRead> {
  const { groupID, invite, part, after, q } = place;
  const { data: group } = await call('rooms.group', { groupID, invite });
  const isIn = group.role !== '';
  const heads = group.can.manage === 1;
  const isFull = !isIn && group.standing === '' && group.can.join === 0 && group.threadGroup === 0;
  const [members, requests, held, pinned, people, others] = await Promise.all([
    isIn && (part === 'members' || part === 'owner') ? askMembers(call, groupID, after) : null,
    heads && part === 'requests' ? call('rooms.requests', { groupID, after }).then(({ data }) => data) : null,
    heads && (part === 'held' || part === 'requests') ? askHeld(call, groupID) : null,
    isIn && group.pinnedID > 0 ? askMessage(call, groupID, group.pinnedID) : null,
    part === 'add' && group.can.add === 1 ? askPeople(call, q) : null,
    isFull ? call('rooms.recommended', { limit: 3 }).then(({ data }) => data.list) : [],
  ]);
  return { place, group, members, requests, held, pinned, people, others };
}
