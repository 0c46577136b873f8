import { useSyncExternalStore } from 'react';
import { part } from '../../../parts/part.ts';
import type { Format } from './editor/commands.ts';
import type { EditorHandle } from './editor/handle.ts';

/** The editor's code: only who writes needs it, and until it is there the field is the browser's own. */
export const editorCode = part({ for: 'pressed', load: () => import('./editor/open-editor.ts') });

interface Shown {
  /** What the selected words are. */
  formats: readonly Format[];
  /** The first characters of a member that is being named, null for nobody. */
  naming: string | null;
}

/** What the tools and the field know of each other, beside the tree. */
export interface EditorControl {
  get(): Shown;
  show(fields: Partial<Shown>): void;
  subscribe(listener: () => void): () => void;
  /** The editor once its code is there; null when the field is gone. */
  handOver(handle: EditorHandle | null): void;
  /** Does something with the editor, at once or as soon as it is there. */
  run(work: (handle: EditorHandle) => void): void;
  /** The keys that a list of names uses while it is open. */
  onKey: ((key: string) => boolean) | null;
}

export function editorControl(): EditorControl {
  let shown: Shown = { formats: [], naming: null };
  let handle: EditorHandle | null = null;
  let waiting: (handle: EditorHandle) => void = () => {};
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    show: (fields) => {
      const next = { ...shown, ...fields };
      if (next.naming === shown.naming && next.formats.join() === shown.formats.join()) return;
      shown = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handOver: (now) => {
      handle = now;
      if (!handle) return;
      waiting(handle);
      waiting = () => {};
    },
    run: (work) => {
      if (handle) work(handle);
      else waiting = work;
    },
    onKey: null,
  };
}

export function useEditorShown<V>(control: EditorControl, pick: (shown: Shown) => V): V {
  const value = () => pick(control.get());
  return useSyncExternalStore(control.subscribe, value, value);
}
