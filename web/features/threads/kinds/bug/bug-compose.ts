import { call } from '../../../../api/client.ts';
import type { ComposeKind } from '../../compose/compose-kind.ts';

/** How a report's words are written; what it asks beside has a page of its own. */
export const bugCompose: ComposeKind<null> = {
  name: 'bug',
  title: 'threads.bug.name',
  editTitle: 'threads.editPost',
  missing: 'threads.missing.text',
  needsText: true,
  begin: () => null,
  ready: () => true,
  saved: () => null,
  restored: () => null,
  async post(fields, _part, { idempotencyKey }) {
    const { data, msg } = await call('bugs.report', fields, { idempotencyKey });
    return { tid: data.tid, msg };
  },
  async change(editing, fields) {
    const { msg } = await call('bugs.change', { tid: editing.tid, reproduce: editing.reproduce, ...fields });
    return { tid: editing.tid, msg };
  },
};
