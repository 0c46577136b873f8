import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { messageLimits } from '../../../contract/domains/messages/limits.ts';
import type { ConversationPage } from '../../../contract/domains/messages/shapes.ts';
import { type Caller, isRefusal } from '../../api/wire.ts';

export type ConversationsRead = DataOf<Calls['messages.list']>;

/** Which conversation an address names, and which part of it; all are 0 where it names none. */
export interface MessagePlace {
  plid: number;
  uid: number;
  /** Messages before this one. */
  before: number;
  /** Where the list goes on. */
  after: string;
  /** Whether to delete it is asked. */
  asksToDelete: boolean;
}

/** A conversation, or why it can't be shown. */
export type OpenRead = { ok: true; page: ConversationPage } | { ok: false; name: string; words: string };

export interface MessagesRead {
  place: MessagePlace;
  list: ConversationsRead;
  open: OpenRead | null;
}

const idIn = (params: URLSearchParams, name: string): number => {
  const id = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
};

/** What the address of the messages names. */
export function placeIn(params: URLSearchParams): MessagePlace {
  return {
    plid: idIn(params, 'plid'),
    uid: idIn(params, 'uid'),
    before: idIn(params, 'before'),
    after: /^\d+\.\d+$/.exec(params.get('after') ?? '')?.[0] ?? '',
    asksToDelete: params.has('delete'),
  };
}

export const listConversations = async (call: Caller, after = ''): Promise<ConversationsRead> =>
  (await call('messages.list', { after })).data;

/** As many messages of a conversation as a screen shows, the newest or those before one. */
export const viewConversation = async (
  call: Caller,
  { plid, uid, before }: Pick<MessagePlace, 'plid' | 'uid' | 'before'>,
): Promise<ConversationPage> => (await call('messages.view', { plid, uid, before, limit: messageLimits.shown })).data;

async function readOpen(call: Caller, place: MessagePlace): Promise<OpenRead> {
  try {
    return { ok: true, page: await viewConversation(call, place) };
  } catch (error) {
    if (!isRefusal(error) || !error.refusal.startsWith('messages.')) throw error;
    return { ok: false, name: error.refusal, words: error.msg };
  }
}

/** The list, and the conversation that is open beside it. */
export async function readMessages(call: Caller, pageCall: Caller, place: MessagePlace): Promise<MessagesRead> {
  const isOpen = place.plid + place.uid > 0;
  const [list, open] = await Promise.all([
    listConversations(pageCall, place.after),
    isOpen ? readOpen(call, place) : null,
  ]);
  return { place, list, open };
}
