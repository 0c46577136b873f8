import { draftsPlace, onDevice } from './stores.ts';

/** What was written in a conversation and not sent: it outlives the page, and the battery. */
export interface ChatDraft {
  text: string;
  /** The message that it answers. */
  quote?: { ID: number; nick: string; text: string };
}

interface Stored {
  uid: number;
  of: Readonly<Record<string, ChatDraft>>;
}

/** The drafts of so many conversations are stored; the oldest gives way. */
const most = 50;

/** A member's drafts by their conversations; those of somebody else are nobody's. */
export function chatDrafts(uid: number): Stored['of'] {
  const stored = onDevice.readJson<Stored>(draftsPlace);
  return stored?.uid === uid ? stored.of : {};
}

/** Stores a draft, or deletes it where nothing is written. */
export function storeChatDraft(uid: number, conversationID: string, draft: ChatDraft): void {
  const { [conversationID]: _, ...others } = chatDrafts(uid);
  const isEmpty = draft.text.trim() === '' && !draft.quote;
  const left = Object.entries(others).slice(isEmpty ? 0 : 1 - most);
  const of = isEmpty ? others : { ...Object.fromEntries(left), [conversationID]: draft };
  onDevice.write(draftsPlace, Object.keys(of).length === 0 ? null : JSON.stringify({ uid, of } satisfies Stored));
}
