import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messageLimits, messageTimes } from '../../../contract/domains/messages/limits.ts';
import { type ChatDraft, chatDrafts, storeChatDraft } from '../../lib/chat-drafts.ts';
import { sharedIn } from '../../lib/message-path.ts';
import { useTypedBefore } from '../../lib/typed-before.ts';
import { useLocation } from '../../router/hooks.ts';
import { useRootData, useSession } from '../../session/root-data.ts';
import { messageField } from './form-actions.ts';

const { textMax } = messageLimits;

export type Quoted = NonNullable<ChatDraft['quote']>;

interface Writing {
  conversationID: string;
  /** On this member's phone Enter begins a new line, and Ctrl+Enter sends. */
  enterBreaks: boolean;
  onSend: (text: string, quote: Quoted | undefined) => void;
}

const onPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What is typed into the field and what it answers, stored for this conversation; and the keys that send it (R-CHT-016). */
export function useWriting({ conversationID, enterBreaks, onSend }: Writing) {
  const { said, publicUrl } = useRootData();
  const uid = useSession()?.uid ?? 0;
  const shared = sharedIn(useLocation().search);
  const refused = said?.call === 'messages.say' && said.refused ? said : undefined;
  const begun = shared ? `${publicUrl}${shared} ` : '';
  const [draft, setDraft] = useState<ChatDraft>({ text: refused?.fields[messageField] ?? begun });
  const blank = useBlankHint();
  const field = useTypedBefore<HTMLTextAreaElement>();
  useStored({ uid, conversationID, begun, draft, setDraft });
  const { text, quote } = draft;
  const setText = (typed: string) => setDraft((now) => ({ ...now, text: typed.slice(0, textMax) }));
  const insert = (added: string) => {
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? at;
    setText(text.slice(0, at) + added + text.slice(end));
  };
  const send = () => {
    if (text.trim() === '') return blank.show();
    onSend(text.trim(), quote);
    setDraft({ text: '' });
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    const isTurned = enterBreaks && onPhone();
    const isWithKey = event.ctrlKey || event.metaKey;
    if (isTurned && !isWithKey) return;
    event.preventDefault();
    if (isWithKey && !isTurned) insert('\n');
    else send();
  };
  /** Words that were written go into the field again, behind what stands there. */
  const bringBack = (written: string, answered?: Quoted) => {
    setDraft((now) => ({
      text: (now.text === '' ? written : `${now.text}\n${written}`).slice(0, textMax),
      ...((now.quote ?? answered) && { quote: now.quote ?? answered }),
    }));
    field.current?.focus();
  };
  const answer = (answered: Quoted | undefined) => {
    setDraft((now) => ({ text: now.text, ...(answered && { quote: answered }) }));
    if (answered) field.current?.focus();
  };
  return { refused, text, quote, setText, blank, field, insert, send, onKeyDown, bringBack, answer };
}

interface Stored {
  uid: number;
  conversationID: string;
  /** What the field begins with: the address of a thread that is shared. */
  begun: string;
  draft: ChatDraft;
  setDraft: (change: (now: ChatDraft) => ChatDraft) => void;
}

/** What was written before, with the address that is shared now behind it where there is room. */
export function withShared(stored: ChatDraft, begun: string): ChatDraft {
  const text = `${stored.text.trimEnd()} ${begun}`.trimStart();
  const isThere = begun === '' || stored.text.includes(begun.trim()) || text.length > textMax;
  return isThere ? stored : { ...stored, text };
}

/** The server's page can't know what this browser has stored: it comes back once the page is there, and is stored as it changes. */
function useStored({ uid, conversationID, begun, draft, setDraft }: Stored): void {
  const brought = useRef(false);
  const put = useRef(setDraft);
  put.current = setDraft;
  useEffect(() => {
    if (!brought.current) {
      brought.current = true;
      const stored = chatDrafts(uid)[conversationID];
      // What somebody has begun here meanwhile goes first.
      if (stored) return put.current((now) => (now.text === begun && !now.quote ? withShared(stored, begun) : now));
    }
    storeChatDraft(uid, conversationID, draft.text === begun ? { ...draft, text: '' } : draft);
  }, [uid, conversationID, begun, draft]);
}

/** Says for a moment that a blank message can't be sent (R-CHT-012). */
function useBlankHint() {
  const [shownAt, setShownAt] = useState(0);
  useEffect(() => {
    if (shownAt === 0) return;
    const timer = setTimeout(() => setShownAt(0), messageTimes.blankShown * 1000);
    return () => clearTimeout(timer);
  }, [shownAt]);
  return { shown: shownAt > 0, show: () => setShownAt(Date.now()) };
}
