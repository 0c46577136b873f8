import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import { type GroupPlace, groupPlaceOf, lockSender } from '../../rooms/index.ts';
import { mayWriteIn, waitsForAdmin } from '../policy.ts';
import { presentMessages } from '../present.ts';
import { groupID, readConversationID } from '../rules/conversation-id.ts';
import { maskedText } from '../rules/masked.ts';
import {
  type MessageRow,
  messageCalled,
  messageKey,
  messagesByIds,
  plainMessage,
  stored,
  types,
} from '../sql/messages.ts';
import { messageSaid } from './message-said.ts';
import { namedInGroup } from './named-in-group.ts';
import { roomTo, writeInPair } from './pair-room.ts';
import type { Means } from './send-in-group.ts';
import { takeMessage } from './take-message.ts';
import { writeMessage } from './write-message.ts';

type Call = (typeof messagesCalls)['messages.say'];
type Said = InputOf<Call>;

/** Sends a message into a conversation; the first one to a member begins it. */
export const say =
  (people: People, wordLists: WordLists) =>
  async (ctx: MemberCtx, input: Said): Promise<DataOf<Call>> => {
    const named = readConversationID(input.conversationID);
    return 'group' in named
      ? sayInGroup(ctx, { people, wordLists }, named.group, input)
      : sayToMember(ctx, { people, wordLists }, named.pair, input);
  };

async function sayInGroup(ctx: MemberCtx, means: Means, room: number, input: Said): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const place = (await groupPlaceOf(db, actor.uid, room)) ?? refuse('messages.not_exist');
  await lockSender(db, room, actor.uid);
  const sent = await sentBefore(ctx, means, room, input);
  if (sent) return answerOf(ctx, means, sent, input.conversationID);
  const refusal = mayWriteIn(actor, place, now);
  if (refusal) refuse(refusal);
  const text = await takeMessage(ctx, means.wordLists, {
    message: input.text,
    picture: input.aid > 0,
    format: 'plain',
  });
  const at = await namedInGroup(ctx, room, text, input.at);
  const held = waitsForAdmin(place);
  const { row, message } = await writeMessage(
    ctx,
    means.people.members,
    {
      ...plainMessage(room, actor.uid, text, now),
      ...(await partsOf(ctx, room, input, place)),
      ...{ named: at, status: held ? stored.held : stored.sent },
    },
    undefined,
  );
  if (!held) await messageSaid(ctx, { room, id: row.id, from: actor.uid, group: place.name, named: at });
  return { message, conversationID: groupID(room), groupID: room };
}

async function sayToMember(ctx: MemberCtx, means: Means, other: number, input: Said): Promise<DataOf<Call>> {
  const known = await roomTo(ctx, means.people, other, async (room) => sentBefore(ctx, means, room, input));
  if ('sent' in known) return answerOf(ctx, means, known.sent, input.conversationID);
  const text = await takeMessage(ctx, means.wordLists, {
    message: input.text,
    picture: input.aid > 0,
    format: 'plain',
  });
  const written = await writeInPair(ctx, means.people.members, {
    ...{ other, known, text },
    parts: (room) => partsOf(ctx, room, input, undefined),
  });
  return { message: written.message, conversationID: input.conversationID, groupID: written.row.room };
}

/** The message that was sent under this name before: the same words are the same message, others are refused. */
async function sentBefore(
  ctx: MemberCtx,
  { wordLists }: Means,
  room: number,
  { clientID, text, aid }: Said,
): Promise<MessageRow | undefined> {
  const sent = await messageCalled(ctx.db, room, ctx.actor.uid, clientID);
  if (!sent || sent.status === stored.withdrawn || sent.status === stored.removed) return sent;
  const said = maskedText(await wordLists(ctx.db, ctx.actor.countryFid), text.trim());
  return said === sent.text && aid === sent.aid ? sent : refuse('wire.idempotency_conflict');
}

async function answerOf(
  { db, actor, locale }: MemberCtx,
  { people }: Means,
  sent: MessageRow,
  conversationID: string,
): Promise<DataOf<Call>> {
  const reader = { db, uid: actor.uid, locale, members: people.members };
  const [message] = await presentMessages(reader, [sent], conversationID.startsWith('GROUP'));
  return { message: message!, conversationID, groupID: sent.room };
}

/** What a message has beside its words: what it answers, its picture, and what its sender calls it. */
async function partsOf(
  { db, actor }: MemberCtx,
  room: number,
  { clientID, quote, aid }: Said,
  place: GroupPlace | undefined,
): Promise<Pick<MessageRow, 'client_id' | 'quote_id' | 'aid' | 'type'>> {
  if (quote > 0) {
    const quoted = (await messagesByIds(db, [{ room, id: quote }])).get(messageKey(room, quote));
    const isMet = quoted && (quoted.status !== stored.held || quoted.uid === actor.uid || (place?.role ?? 0) > 0);
    if (!isMet || quoted.id <= (place?.hidden_before ?? 0)) refuse('messages.no_message');
  }
  return { client_id: clientID, quote_id: quote, aid, type: aid > 0 ? types.image : types.text };
}
