import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { ChatConversation } from '../../../../contract/domains/messages/chat-shapes.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, type PageRead, readPage, type TimeKey } from '../../../platform/keyset.ts';
import type { People } from '../../follows/index.ts';
import { picturesByAid } from '../../media/index.ts';
import { countInvitations, type Invitation, invitationsOf, presentRoom } from '../../rooms/index.ts';
import { countRequests, type ListedRoom, listedRooms, pinnedRooms, requestedRooms } from '../sql/lists.ts';
import { conversationRows, presentUser } from './conversation-rows.ts';
import { unreadOf } from './unread.ts';

type Call = (typeof messagesCalls)['messages.conversations'];
type Row = ListedRoom & TimeKey;

/** Requests that are counted at most. */
const counted = 100;

const placed = (rows: readonly ListedRoom[]): Row[] => rows.map((row) => ({ ...row, at: row.last_at, id: row.room }));

/** One page of the caller's conversations, pinned ones before the first; or of what waits to be accepted. */
export const conversations =
  (people: People) =>
  async (ctx: MemberCtx, { after, perpage, requests }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor } = ctx;
    const [page, unread, asked, invited] = await Promise.all([
      requests === 1 ? requestPage(ctx, people, { after, perpage }) : listPage(ctx, people, { after, perpage }),
      unreadOf(people, db, actor.uid),
      countRequests(db, actor.uid, counted),
      countInvitations(db, actor.uid, counted),
    ]);
    return { ...page, unread: unread.num, requests: asked + invited };
  };

interface Asked {
  after: string;
  perpage: number;
}
type Page = Pick<DataOf<Call>, 'list' | 'next'>;

async function listPage(ctx: MemberCtx, people: People, { after, perpage }: Asked): Promise<Page> {
  const { db, actor } = ctx;
  const found: PageRead<Row> = await readPage<Row>({ page: 1, after, limit: perpage }, async (limit, from) =>
    placed(await listedRooms(db, actor.uid, { limit, after: from })),
  );
  const top = after === '' ? await pinnedRooms(db, actor.uid) : [];
  return { list: await conversationRows(ctx, people, [...top, ...found.rows]), next: nextPlace(found) };
}

/** First messages and invitations, the newest first: invitations are few, and stand on the first page. */
async function requestPage(ctx: MemberCtx, people: People, { after, perpage }: Asked): Promise<Page> {
  const { db, actor } = ctx;
  const found = await readPage<Row>({ page: 1, after, limit: perpage }, async (limit, from) =>
    placed(await requestedRooms(db, actor.uid, { limit, after: from })),
  );
  const invitations = after === '' ? await invitationsOf(db, actor.uid, { limit: roomLimits.invited }) : [];
  const [rows, groups] = await Promise.all([
    conversationRows(ctx, people, found.rows),
    invitationRows(ctx, people, invitations),
  ]);
  return { list: [...groups, ...rows], next: nextPlace(found) };
}

/** Groups that the caller was asked into: by whom, and what they are. */
async function invitationRows(
  ctx: MemberCtx,
  { members }: People,
  invitations: readonly Invitation[],
): Promise<ChatConversation[]> {
  const [cards, faces] = await Promise.all([
    members(
      ctx.db,
      invitations.map(({ by_uid }) => by_uid),
    ),
    picturesByAid(
      ctx.db,
      invitations.map(({ aid }) => aid).filter((aid) => aid > 0),
    ),
  ]);
  const invited = { role: undefined, asked: false, invited: true };
  return invitations.map(({ by_uid, ...room }) => {
    const { conversationID, standing: _, ...group } = presentRoom(room, invited, faces.get(room.aid));
    return {
      ...{ conversationID, groupID: room.room, type: 'GROUP', toAccount: 0 },
      ...{ nick: group.name, avatar: group.faceUrl, unreadCount: 0, lastMessage: null },
      // Who asks stands beside what they ask into.
      userProfile: cards.has(by_uid) ? presentUser(by_uid, cards.get(by_uid), ctx) : null,
      groupProfile: { ...group, nameCard: '', announce: 0, review: 'none' },
      ...{ muted: 0, pinned: 0, mentioned: 0, request: 1 },
      can: { send: 0, sendRefusal: '', left: -1, accept: 1, manage: 0, quit: 0, delete: 0 },
    };
  });
}
