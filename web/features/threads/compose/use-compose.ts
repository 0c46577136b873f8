import { type Dispatch, type SetStateAction, useEffect, useReducer, useRef, useState } from 'react';
import { redirectDelay } from '../../../../contract/domains/threads/limits.ts';
import { isRefusal } from '../../../api/wire.ts';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { offerRemedy } from '../../../lib/show-failure.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ComposeKind, Editing, Sent, SentFields } from './compose-kind.ts';
import {
  type ComposeEvent,
  type ComposeState,
  composed,
  emptyCompose,
  errorsOf,
  maySend,
  picturesOf,
} from './compose-state.ts';
import { type Draft, type DraftPlace, draftEveryMs, draftOf, photosOf, storeDraft, storedDraft } from './draft.ts';

export interface ComposeController<P> {
  state: ComposeState;
  dispatch(event: ComposeEvent): void;
  /** What the kind adds. */
  part: P;
  changePart: Dispatch<SetStateAction<P>>;
  /** The text the editor begins with. */
  start: string;
  /** How the copy on this device stands; none is saved while a post is changed. */
  draft: 'saved' | 'off' | undefined;
  ready: boolean;
  send(): Promise<void>;
}

/** A post of a kind that is being written by a member, or one that is being changed. */
export function useCompose<P>(uid: number, editing: Editing | null, kind: ComposeKind<P>): ComposeController<P> {
  const t = useT();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(composed, editing, opening);
  const [part, changePart] = useState(() => kind.begin(editing));
  const [start, setStart] = useState(editing?.message ?? '');
  const key = useRef('');
  const place = { uid, name: kind.name };
  const draft = useDraft(place, { state, part: kind.saved(part) }, key, editing === null, (found) => {
    const { subject, original, story } = found;
    dispatch({ kind: 'restored', state: { subject, original, story, photos: photosOf(found) } });
    if (found.part !== null) changePart(kind.restored(found.part));
    setStart(found.html);
  });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const post = (idempotencyKey: string) =>
    kind.post(fieldsOf(state), part, { pushTime: state.pushTime, idempotencyKey });
  const send = async (): Promise<void> => {
    dispatch({ kind: 'sending' });
    try {
      const { tid, msg } = editing ? await kind.change(editing, fieldsOf(state), part) : await postOnce(key, post);
      if (!editing) storeDraft(place, null);
      dispatch({ kind: 'sent', status: 1 });
      showToast({ text: msg || t('threads.sent') });
      leaving.current = setTimeout(() => navigate(pathAfter(tid, editing)), redirectDelay);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Written by one member, it is not another's to publish.
      offerRemedy(error, (again) => again === uid && send());
      // A refusal that a proof can lift is shown above the form until then.
      const errors = proofDialogOf(error.refusal) ? {} : errorsOf(error);
      dispatch({ kind: 'refused', status: error.code ?? 0, errors });
    }
  };
  const ready = maySend(state, editing?.first !== false, kind.needsText) && kind.ready(part) && state.sendStatus !== 1;
  return { state, dispatch, part, changePart, start, draft, ready, send };
}

/** Where a sent post stands: a reply on its own page of the thread. */
function pathAfter(tid: number, editing: Editing | null): string {
  if (!editing || editing.first) return threadPath(tid);
  return `${threadPath(tid)}${editing.page > 1 ? `?page=${editing.page}` : ''}#pid${editing.pid}`;
}

const opening = (editing: Editing | null): ComposeState =>
  editing
    ? {
        ...emptyCompose,
        subject: editing.subject,
        photos: editing.photos,
        original: editing.original,
        story: editing.story,
      }
    : emptyCompose;

const fieldsOf = ({ subject, html, original, story, photos }: ComposeState): SentFields => ({
  subject,
  message: html,
  original: original ? 1 : 0,
  story: story?.tid ?? 0,
  ...picturesOf(photos),
});

/** Under the key of another text, which may have arrived although its answer didn't, this one is a post of its own. */
async function postOnce(key: { current: string }, post: (key: string) => Promise<Sent>): Promise<Sent> {
  try {
    return await post(key.current);
  } catch (error) {
    if (!isRefusal(error) || error.refusal !== 'wire.idempotency_conflict') throw error;
    key.current = randomString();
    return post(key.current);
  }
}

/** What a draft is made of. */
interface Written {
  state: ComposeState;
  /** What is saved of the kind's part. */
  part: unknown;
}

/** Brings the device's draft back, and stores it every two seconds while it changes. */
function useDraft(
  place: DraftPlace,
  written: Written,
  key: { current: string },
  active: boolean,
  bringBack: (draft: Draft) => void,
): 'saved' | 'off' | undefined {
  const [saved, setSaved] = useState<'saved' | 'off'>();
  const { uid, name } = place;
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is brought back once, when the composer opens
  useEffect(() => {
    const draft = active ? storedDraft(place) : null;
    key.current = draft?.key ?? randomString();
    if (draft) bringBack(draft);
  }, []);
  useEffect(() => {
    if (!active) return;
    const now = (): Draft | null => draftOf(latest.current.state, key.current, latest.current.part);
    let before = JSON.stringify(now());
    const save = (): void => {
      const draft = latest.current.state.sendStatus === 1 ? null : now();
      const text = JSON.stringify(draft);
      if (text === before) return;
      before = text;
      setSaved(storeDraft({ uid, name }, draft) ? (draft ? 'saved' : undefined) : 'off');
    };
    const timer = setInterval(save, draftEveryMs);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [uid, name, active, key]);
  return saved;
}
