import type { WebKind } from '../kind.ts';

/** Words and pictures alone. */
export const plain: WebKind = { Card: null, Thread: null, words: () => [], live: () => ({}) };
