import { randomString } from '../../lib/random.ts';
import { inTab } from '../../lib/stores.ts';

/** Whom a reply answers. */
export interface Answered {
  pid: number;
  uid: number;
  name: string;
}

/** A reply that is being written. It stays with its tab: over a log-in, a reload, a lost connection. */
export interface ReplyDraft {
  text: string;
  answered: Answered | null;
  /** Sent with the reply, so that the same one tried again is written once. */
  key: string;
  /** What was last sent with that key; another text needs another key. */
  sent: string;
}

export const emptyDraft = (): ReplyDraft => ({ text: '', answered: null, key: randomString(), sent: '' });

const bodyOf = ({ text, answered }: ReplyDraft): string => `${answered?.pid ?? 0}:${text}`;

/** The draft as it goes out: with the key it was tried with before if nothing has changed, else with a new one. */
export function readyToSend(draft: ReplyDraft): ReplyDraft {
  const body = bodyOf(draft);
  if (draft.sent === body) return draft;
  return { ...draft, sent: body, key: draft.sent === '' ? draft.key : randomString() };
}

const placeOf = (tid: number): string => `reply:${tid}`;

export const keepDraft = (tid: number, draft: ReplyDraft): void =>
  void inTab.write(placeOf(tid), draft.text === '' ? null : JSON.stringify(draft));

/** The draft kept for a thread, null for none. */
export const keptDraft = (tid: number): ReplyDraft | null => inTab.readJson(placeOf(tid));
