import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import type { WordLists } from '../../moderation/index.ts';
import { groupPlaceOf } from '../../rooms/index.ts';
import { mayWriteIn, waitsForAdmin } from '../policy.ts';
import { plainMessage, stored } from '../sql/messages.ts';
import { messageSaid } from './message-said.ts';
import { namedInGroup } from './named-in-group.ts';
import { takeMessage } from './take-message.ts';
import { writeMessage } from './write-message.ts';

/** What writing asks of others. */
export interface Means {
  people: People;
  wordLists: WordLists;
}

/** Writes a text into a group that the caller is in. */
export async function sendInGroup(
  ctx: MemberCtx,
  { people, wordLists }: Means,
  room: number,
  sent: { message: string; format?: TextFormat | undefined },
): Promise<{ room: number; pmid: number; text: string }> {
  const { db, actor, now } = ctx;
  const place = (await groupPlaceOf(db, actor.uid, room)) ?? refuse('messages.not_exist');
  const refusal = mayWriteIn(actor, place, now);
  if (refusal) refuse(refusal);
  const text = await takeMessage(ctx, wordLists, sent);
  const status = waitsForAdmin(place) ? stored.held : stored.sent;
  const named = await namedInGroup(ctx, room, text);
  const { row } = await writeMessage(
    ctx,
    people.members,
    { ...plainMessage(room, actor.uid, text, now), named, status },
    undefined,
  );
  if (status === stored.sent) {
    await messageSaid(ctx, { room, id: row.id, from: actor.uid, group: place.name, named });
  }
  return { room, pmid: row.id, text };
}
