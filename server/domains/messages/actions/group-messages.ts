import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { findByNames } from '../../members/index.ts';
import type { createGroup } from '../../rooms/index.ts';
import { type Means, sendInGroup } from './send-in-group.ts';

type Calls = typeof messagesCalls;

/** What making a group asks of the rooms. */
export interface GroupMeans extends Means {
  createGroup: ReturnType<typeof createGroup>;
}

interface Asked {
  title: string;
  receiver: string;
  content: string;
}

/** Makes a group of invitations with its first message. */
export const groupCreate =
  (means: GroupMeans) =>
  async (
    ctx: MemberCtx,
    asked: InputOf<Calls['messages.group-create']>,
  ): Promise<DataOf<Calls['messages.group-create']>> => {
    const { plid, pmid, added, invited } = await make(ctx, means, asked);
    return { plid, pmid, added, invited };
  };

/** Sends into a group, or makes one of receiver, title and content. */
export const groupSend =
  (means: GroupMeans) =>
  async (
    ctx: MemberCtx,
    { plid, ...asked }: InputOf<Calls['messages.group-send']>,
  ): Promise<DataOf<Calls['messages.group-send']>> => {
    const sent = plid === 0 ? await make(ctx, means, asked) : await sendTo(ctx, means, plid, asked.content);
    return { plid: sent.plid, pmid: sent.pmid, uid: ctx.actor.uid, message: sent.text, dateline: unixSeconds(ctx.now) };
  };

async function sendTo(ctx: MemberCtx, means: Means, plid: number, content: string) {
  const { room, pmid, text } = await sendInGroup(ctx, means, plid, { message: content });
  return { plid: room, pmid, text };
}

async function make(ctx: MemberCtx, means: GroupMeans, { title, receiver, content }: Asked) {
  if (title === '' || receiver === '' || content.trim() === '') refuse('messages.fields_missing');
  const members = await receivers(ctx, receiver);
  const { room, added, invited } = await means.createGroup(ctx, {
    ...{ name: title, joinOption: 'InviteOnly', members, topid: 0, fid: 0, threadGroup: 0, notice: '', aid: 0 },
  });
  return { ...(await sendTo(ctx, means, room, content)), added, invited };
}

/** Members by their usernames or uids, with commas between. */
async function receivers({ db }: MemberCtx, receiver: string): Promise<number[]> {
  const named = receiver
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean)
    .slice(0, roomLimits.addedAtOnce);
  const found = await findByNames(db, named);
  const uids = named.map((name) => found.get(name) ?? (/^[1-9]\d{0,14}$/.test(name) ? Number(name) : 0));
  return uids.includes(0) ? refuse('rooms.unknown_member') : uids;
}
