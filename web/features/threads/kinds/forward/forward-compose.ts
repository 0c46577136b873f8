import type { ForwardedThread } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import { call } from '../../../../api/client.ts';
import { type ComposeKind, type Editing, placeOfEdit } from '../../compose/compose-kind.ts';

/** A forward that is being written. */
export interface ForwardDraft {
  /** What it forwards, once that is known. */
  source: ForwardedThread | null;
  /** The thread that was asked for; another one where that forwards it. */
  asked: number;
  /** It is out already: what it forwards doesn't change. */
  out: boolean;
}

const begin = (editing: Editing | null): ForwardDraft => ({
  source: editing?.forward_info?.thread ?? null,
  asked: 0,
  out: editing !== null,
});

/** How one is written: the thread that is forwarded stands above the words, which may be none. */
export const forwardCompose: ComposeKind<ForwardDraft> = {
  name: 'forward',
  title: 'threads.forward.new',
  editTitle: 'threads.forward.edit',
  missing: 'threads.forward.missing',
  needsText: false,
  begin,
  ready: ({ source, out }) => out || source !== null,
  // Its address says what is forwarded.
  saved: () => null,
  restored: () => begin(null),
  async post(fields, { source }, { pushTime, idempotencyKey }) {
    const sent = { ...fields, forward_tid: source?.tid ?? 0, push_time: pushTime };
    const { data, msg } = await call('threads.forward', sent, { idempotencyKey });
    return { tid: data.tid, held: data.held === 1, msg };
  },
  async change(editing, fields) {
    const { msg } = await call('threads.edit', { ...placeOfEdit(editing), ...fields });
    return { tid: editing.tid, msg };
  },
};
