import { useEffect, useReducer, useRef, useState } from 'react';
import { redirectDelay } from '../../../../contract/domains/threads/limits.ts';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/wire.ts';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { offerRemedy } from '../../../lib/show-failure.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useT } from '../../../texts/texts.tsx';
import {
  type ComposeEvent,
  type ComposeState,
  composed,
  emptyCompose,
  errorsOf,
  maySend,
  type OwnPhoto,
  picturesOf,
  type StoryLink,
} from './compose-state.ts';
import { draftEveryMs, draftOf, keepDraft, keptDraft, photosOf } from './draft.ts';

/** One's own post that is being changed, as the server gave it. */
export interface Editing {
  tid: number;
  pid: number;
  fid: number;
  first: boolean;
  /** The page of replies it stands on. */
  page: number;
  subject: string;
  message: string;
  photos: OwnPhoto[];
  type: string;
  typeid: number;
  reproduce: string;
  original: boolean;
  /** What it goes on with. */
  story: StoryLink | null;
}

export interface ComposeDesk {
  state: ComposeState;
  tell(event: ComposeEvent): void;
  /** The text the editor begins with. */
  start: string;
  /** How the copy on this device stands; none is kept while a post is changed. */
  draft: 'saved' | 'off' | undefined;
  ready: boolean;
  send(): Promise<void>;
}

/** A post that is being written by a member, or one that is being changed. */
export function useCompose(uid: number, editing: Editing | null): ComposeDesk {
  const t = useT();
  const navigate = useNavigate();
  const [state, tell] = useReducer(composed, editing, opening);
  const [start, setStart] = useState(editing?.message ?? '');
  const key = useRef('');
  const draft = useDraft(uid, state, tell, setStart, key, editing === null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const send = async (): Promise<void> => {
    tell({ kind: 'sending' });
    try {
      const { tid, msg } = editing ? await change(editing, state) : await postOnce(state, key);
      if (!editing) keepDraft(uid, null);
      tell({ kind: 'sent', status: 1 });
      showToast({ text: msg || t('threads.sent') });
      leaving.current = setTimeout(() => navigate(pathAfter(tid, editing)), redirectDelay);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Written by one member, it is not another's to publish.
      offerRemedy(error, (again) => again === uid && send());
      // What a proof takes away stands above the form for as long as it holds.
      const errors = proofDialogOf(error.refusal) ? {} : errorsOf(error);
      tell({ kind: 'refused', status: error.code ?? 0, errors });
    }
  };
  return { state, tell, start, draft, ready: maySend(state, editing?.first !== false) && state.sendStatus !== 1, send };
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

const fieldsOf = ({ subject, html, original, story, photos }: ComposeState) => ({
  subject,
  message: html,
  original: original ? 1 : 0,
  story: story?.tid ?? 0,
  ...picturesOf(photos),
});

async function post(state: ComposeState, idempotencyKey: string): Promise<{ tid: number; msg: string }> {
  const { data, msg } = await call(
    'threads.create',
    { push_time: state.pushTime, ...fieldsOf(state) },
    { idempotencyKey },
  );
  return { tid: data.tid, msg };
}

/** Under the key of another text, which may have arrived although its answer didn't, this one is a post of its own. */
async function postOnce(state: ComposeState, key: { current: string }): Promise<{ tid: number; msg: string }> {
  try {
    return await post(state, key.current);
  } catch (error) {
    if (!isRefusal(error) || error.refusal !== 'wire.idempotency_conflict') throw error;
    key.current = randomString();
    return post(state, key.current);
  }
}

async function change(editing: Editing, state: ComposeState): Promise<{ tid: number; msg: string }> {
  const { tid, pid, fid, type, typeid, reproduce } = editing;
  const { msg } = await call('threads.edit', {
    tid,
    pid,
    fid,
    type,
    typeid,
    reproduce,
    ...fieldsOf(state),
  });
  return { tid, msg };
}

/** Brings the device's draft back, and keeps it every two seconds while it changes. */
function useDraft(
  uid: number,
  state: ComposeState,
  tell: (event: ComposeEvent) => void,
  setStart: (html: string) => void,
  key: { current: string },
  active: boolean,
): 'saved' | 'off' | undefined {
  const [kept, setKept] = useState<'saved' | 'off'>();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is brought back once, when the composer opens
  useEffect(() => {
    const draft = active ? keptDraft(uid) : null;
    key.current = draft?.key ?? randomString();
    if (!draft) return;
    const { subject, original, story } = draft;
    tell({ kind: 'restored', state: { subject, original, story, photos: photosOf(draft) } });
    setStart(draft.html);
  }, []);
  useEffect(() => {
    if (!active) return;
    let before = JSON.stringify(draftOf(latest.current, key.current));
    const save = (): void => {
      const { sendStatus } = latest.current;
      const draft = sendStatus === 1 ? null : draftOf(latest.current, key.current);
      const now = JSON.stringify(draft);
      if (now === before) return;
      before = now;
      setKept(keepDraft(uid, draft) ? (draft ? 'saved' : undefined) : 'off');
    };
    const timer = setInterval(save, draftEveryMs);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [uid, active, key]);
  return kept;
}
