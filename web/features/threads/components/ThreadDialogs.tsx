import { useShared } from '../../../lib/shared-state.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { MemberDialogs } from './LateForMembers.tsx';

const LikersDialog = drawn(part({ for: 'pressed', load: () => import('./LikersDialog.tsx') }), (m) => m.LikersDialog);

/** The dialogs of the page: who likes it is shown to everybody, all others are members'. */
export function ThreadDialogs() {
  const { acts, dialog } = useThreadModel();
  const pid = useThread(({ thread }) => thread.pid);
  const opened = useShared(dialog, (now) => now?.name);
  const close = () => acts.openDialog(null);
  return (
    <>
      <LikersDialog wanted={opened === 'likers'} pid={pid} open={opened === 'likers'} onClose={close} />
      <MemberDialogs wanted={opened !== undefined && opened !== 'likers'} onFailed={close} />
    </>
  );
}
