import { useSyncExternalStore } from 'react';
import { randomString } from '../../../lib/random.ts';
import type { ComposeKind } from './compose-kind.ts';
import { type ComposeEvent, type ComposeState, composed, emptyCompose } from './compose-state.ts';
import { draftAfterMs, draftOf, photosOf, storeDraft, storedDraft } from './draft.ts';
import { type PhotoUploads, photoUploads } from './photo-uploads.ts';

type AnyKind = Pick<ComposeKind<unknown>, 'name' | 'saved' | 'restored'>;

/**
 * A post that is being written, beside the tree: what is typed draws nothing but what shows it. It outlives its
 * screen while photos are on their way.
 */
export interface ComposeStore {
  get(): ComposeState;
  dispatch(event: ComposeEvent): void;
  subscribe(listener: () => void): () => void;
  uploads: PhotoUploads;
  /** Where the words are until they are asked for: they are written out only then. */
  wordsFrom(source: (() => string) | null): void;
  /** The state with the words as they stand. */
  written(): ComposeState;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
  /** The screen of a kind is there: a draft comes back. */
  open(kind: AnyKind): void;
  /** The screen is gone: the draft is saved, and what is on its way goes on. */
  close(): void;
}

/** The post with its kind's part as a draft stores it. */
function withSavedPart(state: ComposeState, { name, saved }: AnyKind): ComposeState {
  const part = state.part === null ? null : saved(state.part);
  const { [name]: _old, ...others } = state.savedParts;
  return { ...state, savedParts: part === null ? others : { ...others, [name]: part } };
}

/** The post with the part that a draft has stored for a kind, where none is open yet. */
function withRestoredPart(state: ComposeState, { name, restored }: AnyKind): ComposeState {
  const saved = state.savedParts[name];
  return saved === undefined || state.part !== null ? state : { ...state, part: restored(saved) };
}

/** The draft as JSON, empty where there is nothing to save. */
function draftTextOf(state: ComposeState, kind: AnyKind | null, key: string): string {
  if (state.sendStatus === 1) return '';
  const draft = draftOf(kind ? withSavedPart(state, kind) : state, key);
  return draft ? JSON.stringify(draft) : '';
}

/** The draft of a store on its device: it is saved some time after each change, and on leaving. */
function draftSaver(uid: number, text: () => string, onSaved: (state: 'saved' | 'off' | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = '';
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = text();
    if (now === before) return;
    before = now;
    onSaved(storeDraft(uid, now || null) ? (now ? 'saved' : undefined) : 'off');
  };
  return {
    save,
    soon: () => {
      timer ??= setTimeout(save, draftAfterMs);
    },
    /** As it stands it is saved already. */
    isSaved: () => {
      before = text();
    },
  };
}

function subscribers() {
  const listeners = new Set<() => void>();
  return {
    publish: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What a stored draft brings back. */
function broughtBack(uid: number | null): { key: string; state: Partial<ComposeState> } {
  const draft = uid === null ? null : storedDraft(uid);
  if (!draft) return { key: randomString(), state: {} };
  const { subject, html, text, original, story, mentions, place, topic, parts, key } = draft;
  const state = { subject, html, text, start: html, original, story, mentions, place, topic, savedParts: parts };
  return { key: key || randomString(), state: { ...state, photos: photosOf(draft) } };
}

/** `uid` is whose draft is saved; null for none, as while a post is changed. `onEnd` is called once nobody needs it. */
export function composeStore(begin: ComposeState, uid: number | null, onEnd: () => void): ComposeStore {
  let state = begin;
  let words: (() => string) | null = null;
  let kind: AnyKind | null = null;
  let opened = false;
  const { publish, subscribe } = subscribers();

  const show = (next: ComposeState): void => {
    state = next;
    publish();
  };
  const written = (): ComposeState => {
    const html = words?.();
    if (html !== undefined && html !== state.html) state = { ...state, html };
    return state;
  };
  const draftText = (): string => draftTextOf(written(), kind, store.key);
  const saver =
    uid === null ? null : draftSaver(uid, draftText, (draft) => show(composed(state, { kind: 'draft', draft })));
  const save = () => saver?.save();
  /** Another kind's screen may have taken it over in the same moment. */
  const endUnlessNeeded = (): void => {
    if (kind || state.photos.some((photo) => photo.state.kind === 'sending')) return;
    save();
    removeEventListener('pagehide', save);
    store.uploads.stop();
    onEnd();
  };
  const dispatch = (event: ComposeEvent): void => {
    show(composed(state, event));
    if (!opened) return;
    saver?.soon();
    endUnlessNeeded();
  };
  const open = (opening: AnyKind): void => {
    kind = opening;
    if (!opened) {
      opened = true;
      addEventListener('pagehide', save);
      const back = broughtBack(uid);
      store.key = back.key;
      show({ ...state, ...back.state });
    }
    show(withRestoredPart(state, opening));
    saver?.isSaved();
  };

  const store: ComposeStore = {
    get: () => state,
    dispatch,
    subscribe,
    uploads: photoUploads((change) => dispatch({ kind: 'photos', change })),
    wordsFrom: (source) => {
      if (!source) state = { ...written(), start: state.html };
      words = source;
    },
    written,
    key: '',
    open,
    close: () => {
      save();
      if (kind) state = { ...withSavedPart(state, kind), part: null };
      kind = null;
      setTimeout(endUnlessNeeded, 0);
    },
  };
  return store;
}

/** Posts that are being written, by member: one each. */
const stores = new Map<number, ComposeStore>();

/** The post that a member is writing; on the server, which draws for many, always a new one. */
export function newPostStore(uid: number): ComposeStore {
  const found = stores.get(uid);
  if (found) return found;
  const store = composeStore(emptyCompose, uid, () => {
    if (stores.get(uid) === store) stores.delete(uid);
  });
  if (!import.meta.env.SSR) stores.set(uid, store);
  return store;
}

/** What a part of the screen needs of the post: it is drawn again when just that changes. */
export function useComposed<V>(store: ComposeStore, pick: (state: ComposeState) => V): V {
  const value = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, value, value);
}
