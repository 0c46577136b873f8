import { useEffect, useRef, useState } from 'react';
import { redirectDelay } from '../../../../contract/domains/threads/limits.ts';
import { isRefusal } from '../../../api/wire.ts';
import { randomString } from '../../../lib/random.ts';
import { offerRemedy, showFailure } from '../../../lib/show-failure.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Waits } from '../../../offline/queue/from-page.ts';
import { offlinePath } from '../../../offline/shell-page.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useSession } from '../../../session/root-data.ts';
import type { ComposeKind, Editing, Sending, Sent, SentFields } from './compose-kind.ts';
import {
  type ComposeState,
  emptyCompose,
  errorsOf,
  type Missing,
  mentionedIn,
  missingOf,
  picturesOf,
} from './compose-state.ts';
import { type ComposeStore, composeStore, newPostStore } from './compose-store.ts';
import { draftOf } from './draft.ts';
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

/** A post of a kind that is being written by a member, or one that is being changed. */
export function useCompose<P>(uid: number, editing: Editing | null, kind: ComposeKind<P>): ComposeController<P> {
  const navigate = useNavigate();
  const sayItIsOut = useSayItIsOut();
  const [store] = useState(() => (editing ? composeStore(opening(editing), null, () => {}) : newPostStore(uid)));
  const [begin] = useState(() => kind.begin(editing));
  const [verifying, setVerifying] = useState(false);
  const verified = useSession()?.verified;
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    store.open(kind as ComposeKind<unknown>);
    return () => {
      clearTimeout(leaving.current);
      store.close();
    };
  }, [store, kind]);

  const missing = (state: ComposeState): Missing | null =>
    missingOf(state, {
      titled: editing?.first !== false,
      needsText: kind.needsText,
      partReady: kind.ready((state.part as P | null) ?? begin),
    });
  const post = (state: ComposeState): Promise<Sent> => {
    const fields = fieldsOf(state);
    const part = (state.part as P | null) ?? begin;
    if (editing) return kind.change(editing, fields, part);
    return postOnce(store, (idempotencyKey) =>
      kind.post(fields, part, { pushTime: state.pushTime, idempotencyKey, shown: shownOf(state) }),
    );
  };
  const submit = async (): Promise<void> => {
    const state = store.written();
    store.dispatch({ kind: 'sending' });
    try {
      const { tid } = await post(state);
      store.dispatch({ kind: 'sent', status: 1 });
      sayItIsOut(editing, { tid, subject: state.subject, photos: state.photos.length });
      leaving.current = setTimeout(() => navigate(pathAfter(tid, editing)), redirectDelay);
    } catch (error) {
      if (error instanceof Waits) {
        store.dispatch({ kind: 'sent', status: 1 });
        showFailure(error);
        return void navigate(offlinePath);
      }
      if (!isRefusal(error)) throw error;
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
    if (missing(state) !== null || state.sending || state.sendStatus === 1) return;
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

/** Where a sent post stands: a reply on its own page of the thread. */
function pathAfter(tid: number, editing: Editing | null): string {
  if (!editing || editing.first) return threadPath(tid);
  return `${threadPath(tid)}${editing.page > 1 ? `?page=${editing.page}` : ''}#pid${editing.pid}`;
}

const opening = ({ subject, message, photos, original, story, typeid, topic }: Editing): ComposeState => ({
  ...emptyCompose,
  ...{ subject, photos, original, story, topic },
  place: { typeid, chosen: true },
  html: message,
  start: message,
});

function fieldsOf(state: ComposeState): SentFields {
  const { subject, html, original, story, photos, place, topic } = state;
  const mentioned = mentionedIn(state);
  return {
    subject,
    message: html,
    typeid: place.typeid,
    original: original ? 1 : 0,
    story: story?.tid ?? 0,
    topid: topic?.id ?? 0,
    ...picturesOf(photos),
    ...(mentioned.length > 0 ? { at_list_current: mentioned } : {}),
  };
}

/** What stands of a post while it waits: title and words, and the draft that it was. */
function shownOf(state: ComposeState): Sending['shown'] {
  const draft = draftOf(state, '');
  return { text: `${state.subject}\n\n${state.text}`.trim(), ...(draft && { draft: JSON.stringify(draft) }) };
}

/** Under the key of another text, which may have arrived although its answer didn't, this one is a post of its own. */
async function postOnce(store: { key: string }, post: (key: string) => Promise<Sent>): Promise<Sent> {
  try {
    return await post(store.key);
  } catch (error) {
    if (!isRefusal(error) || error.refusal !== 'wire.idempotency_conflict') throw error;
    store.key = randomString();
    return post(store.key);
  }
}
