import { useEffect, useRef, useState } from 'react';
import { redirectDelay } from '../../../../contract/domains/threads/limits.ts';
import { offerRemedy, showFailure } from '../../../api/show-failure.ts';
import { type ApiRefusal, isRefusal } from '../../../api/wire.ts';
import { randomString } from '../../../lib/random.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { offlinePath } from '../../../offline/offline-path.ts';
import { Waits } from '../../../offline/queue/from-page.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { lookForNewer } from '../drafts/look-for-newer.ts';
import { isPlaced, sentTraits, traitsOf } from '../traits/composers.ts';
import type { ComposeKind, Editing, Sending, Sent, SentFields } from './compose-kind.ts';
import { type ComposeState, emptyCompose, type Missing, mentionedIn, missingOf, picturesOf } from './compose-state.ts';
import { type AskedDraft, type ComposeStore, composeStore, newPostStore } from './compose-store.ts';
import { draftOf } from './draft.ts';
import { errorsOf } from './refused.ts';
import { useSayItIsOut } from './use-say-it-is-out.ts';

export interface ComposeController<P> {
  store: ComposeStore;
  /** What the kind adds, as it opens. */
  begin: P;
  /** What is in the way of sending it. */
  missing(state: ComposeState): Missing | null;
  send(): Promise<void>;
  /** The address has to be verified before it can go out. */
  verifying: boolean;
  /** Goes on with sending once it is verified, or stays with what was written. */
  endVerifying(verified: boolean): void;
}

/** A post of a kind that is being written by a member, a draft that they have opened, or a post that is being changed. */
export function useCompose<P>(
  uid: number,
  editing: Editing | null,
  kind: ComposeKind<P>,
  asked: AskedDraft | null,
): ComposeController<P> {
  const navigate = useNavigate();
  const sayItIsOut = useSayItIsOut();
  const store = useOpenStore(uid, editing, kind as ComposeKind<unknown>, asked);
  const [begin] = useState(() => kind.begin(editing));
  const [verifying, setVerifying] = useState(false);
  const verified = useSession()?.verified;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const partIn = (state: ComposeState): P => (state.part as P | null) ?? begin;
  const missing = (state: ComposeState) => missingIn(state, editing, kind, partIn(state));
  const post = (state: ComposeState): Promise<Sent> => {
    const fields = fieldsOf(state, editing);
    const part = partIn(state);
    if (editing) return kind.change(editing, fields, part);
    return postOnce(store, state.account.saved?.tid ?? 0, (idempotencyKey, draft) =>
      kind.post({ ...fields, ...(draft > 0 && { draft }) }, part, {
        ...{ pushTime: state.pushTime, idempotencyKey, shown: shownOf(state) },
      }),
    );
  };
  const submit = async (): Promise<void> => {
    store.dispatch({ kind: 'sending' });
    await store.sync?.pause();
    const state = store.written();
    try {
      const { tid, held = false } = await post(state);
      endDraft(store);
      sayItIsOut(editing, { tid, held, subject: state.subject, photos: state.photos.length });
      leaving.current = setTimeout(() => navigate(pathAfter(tid, editing)), redirectDelay);
    } catch (error) {
      if (error instanceof Waits) {
        endDraft(store);
        showFailure(error);
        return void navigate(offlinePath);
      }
      if (!isRefusal(error)) throw error;
      stayDraft(store, error);
      const proof = proofDialogOf(error.refusal);
      if (proof === 'verify') setVerifying(true);
      // Written by one member, it is not another's to publish.
      else offerRemedy(error, (again) => again === uid && submit());
      // A refusal that a proof can lift is shown above the form until then.
      store.dispatch({ kind: 'refused', status: error.code ?? 0, errors: proof ? {} : errorsOf(error) });
    }
  };
  const send = async (): Promise<void> => {
    const state = store.get();
    if (missing(state) !== null || state.sending || state.isOut) return;
    // Known beforehand: nothing is sent in vain.
    if (verified === false && !editing) setVerifying(true);
    else await submit();
  };
  const endVerifying = (done: boolean) => {
    setVerifying(false);
    if (done) void submit();
  };
  return { store, begin, missing, send, verifying, endVerifying };
}

/** What a post of a kind still lacks to go out. */
const missingIn = <P>(state: ComposeState, editing: Editing | null, kind: ComposeKind<P>, part: P): Missing | null =>
  missingOf(state, {
    titled: editing?.first !== false,
    needsText: kind.needsText,
    needsBoard: kind.needsBoard === true && !editing && !isPlaced(state.traits),
    partReady: kind.ready(part),
  });

/** The post beside the tree, as long as its screen stands. */
function useOpenStore(
  uid: number,
  editing: Editing | null,
  kind: ComposeKind<unknown>,
  asked: AskedDraft | null,
): ComposeStore {
  const [store] = useState(() => (editing ? composeStore(opening(editing), null, () => {}) : newPostStore(uid, asked)));
  const isAsked = asked !== null;
  useEffect(() => {
    store.open(kind);
    if (!isAsked) void lookForNewer(store);
    return store.close;
  }, [store, kind, isAsked]);
  return store;
}

/** Where a sent post stands: a reply on its own page of the thread. */
function pathAfter(tid: number, editing: Editing | null): string {
  if (!editing || editing.first) return threadPath(tid);
  return `${threadPath(tid)}${editing.page > 1 ? `?page=${editing.page}` : ''}#pid${editing.pid}`;
}

const opening = (editing: Editing): ComposeState => ({
  ...emptyCompose,
  ...{ subject: editing.subject, photos: editing.photos, traits: traitsOf(editing) },
  place: { typeid: editing.typeid, chosen: true },
  html: editing.message,
  start: editing.message,
});

function fieldsOf(state: ComposeState, editing: Editing | null): SentFields {
  const { subject, html, photos, place } = state;
  const mentioned = mentionedIn(state);
  return {
    subject,
    message: html,
    format: 'html',
    typeid: place.typeid,
    ...picturesOf(photos),
    ...sentTraits(state.traits, editing ? traitsOf(editing) : undefined),
    ...(mentioned.length > 0 ? { at_list_current: mentioned } : {}),
  };
}

/** What stands of a post while it waits: title and words, and the draft that it was. */
function shownOf(state: ComposeState): Sending['shown'] {
  const draft = draftOf(state, { key: '' });
  return { text: `${state.subject}\n\n${state.text}`.trim(), ...(draft && { draft: JSON.stringify(draft) }) };
}

/**
 * Under the key of another text, which may have arrived although its answer didn't, this one is a post of its own. With
 * one key it is sent as one draft, whatever was saved since.
 */
async function postOnce(
  store: Pick<ComposeStore, 'key' | 'sentAs'>,
  draft: number,
  post: (key: string, draft: number) => Promise<Sent>,
): Promise<Sent> {
  store.sentAs ??= draft;
  try {
    return await post(store.key, store.sentAs);
  } catch (error) {
    if (!isRefusal(error) || error.refusal !== 'wire.idempotency_conflict') throw error;
    store.key = randomString();
    store.sentAs = 0;
    return post(store.key, 0);
  }
}

/** What is out, or waits for a connection, is no draft any longer. */
function endDraft(store: ComposeStore): void {
  store.sync?.posted(store.sentAs ?? 0);
  store.dispatch({ kind: 'sent', status: 1 });
}

/** What was refused is a draft again; where its draft is a post by now these words go out as another one. */
function stayDraft(store: ComposeStore, { refusal, http }: ApiRefusal): void {
  // Unanswered, it may have been sent as what it was.
  if (http === 200 || http === 400) store.sentAs = null;
  if (refusal === 'threads.draft_sent') {
    store.key = randomString();
    store.dispatch({ kind: 'account', news: { kind: 'sent' } });
  }
  store.sync?.resume();
}
