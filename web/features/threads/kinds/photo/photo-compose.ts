import { call } from '../../../../api/client.ts';
import type { ComposeKind } from '../../compose/compose-kind.ts';

/** How one is written in the common composer: words and photos alone, on the photo board. */
export const photoCompose: ComposeKind<null> = {
  name: 'photo',
  title: 'threads.photo.name',
  editTitle: 'threads.editPost',
  missing: 'threads.missing.photos',
  needsText: false,
  begin: () => null,
  ready: () => true,
  saved: () => null,
  restored: () => null,
  async post({ subject, message, format, aids, draft }, _part, { idempotencyKey }) {
    const sent = { subject, message, format, aids, draft, agree: 1 };
    const { data, msg } = await call('threads.new-thread-photos', sent, { idempotencyKey });
    return { tid: data.Variables.tid, msg };
  },
  async change(editing, { subject, message, format, aids }) {
    const { msg } = await call('threads.edit-photos', { tid: editing.tid, subject, message, format, aids });
    return { tid: editing.tid, msg };
  },
};
