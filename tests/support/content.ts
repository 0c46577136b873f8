import type { CallerInputOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import { Api } from './api.ts';
import { type Member, register } from './people.ts';

export interface Thread {
  tid: number;
  pid: number;
  fid: number;
  author: Member;
}

export interface Reply {
  tid: number;
  pid: number;
  position: number;
  author: Member;
}

type ThreadFields = Partial<CallerInputOf<Calls['threads.new-thread']>>;
type ReplyFields = Partial<CallerInputOf<Calls['threads.send-reply']>>;

/** A new member, seen at an address of their own, so that no limit by address is shared. */
export function newMember(api: Api): Promise<Member> {
  return register(new Api(api.url));
}

/** A thread by the real call; without an author a new member writes it. */
export async function newThread(
  api: Api,
  { author, ...fields }: ThreadFields & { author?: Member } = {},
): Promise<Thread> {
  const member = author ?? (await newMember(api));
  const input = {
    subject: 'Night walk by the lagoon',
    message: '<p>Ten pictures and one long walk home.</p>',
    ...fields,
  };
  const { data } = await api.must('threads.new-thread', input, { token: member.token });
  return { ...data.Variables, author: member };
}

/** A reply by the real call; without a thread it makes one, without an author a new member writes it. */
export async function newReply(
  api: Api,
  { author, ...fields }: ReplyFields & { author?: Member } = {},
): Promise<Reply> {
  const member = author ?? (await newMember(api));
  const tid = fields.tid ?? (await newThread(api)).tid;
  const input = { message: 'The light on the water is lovely.', ...fields, tid };
  const { data } = await api.must('threads.send-reply', input, { token: member.token });
  return { ...data, author: member };
}
