import { boardFids } from '../../../../../contract/primitives/board-fids.ts';
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
    const { tid, fid } = editing;
    const before = editing.photos.flatMap(({ aid }) => aid ?? []);
    // What isn't named stays: what is new is sent, and what was taken out.
    const added = aids.filter((aid) => !before.includes(aid)).join(',');
    const delaids = before.filter((aid) => !aids.includes(aid)).join(',');
    const sent = { tid, subject, message, format, aids: added, delaids };
    const { msg } = await call(fid === boardFids.dream ? 'threads.edit-dream' : 'threads.edit-photos', sent);
    return { tid, msg };
  },
};
