import { Late, lazyPart } from '../../../lib/late.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { MemberDialogs } from './LateForMembers.tsx';

const LikersDialog = lazyPart(
  () => import('./LikersDialog.tsx'),
  (m) => m.LikersDialog,
  ['threads', 'follows'],
);

/** The dialogs of the page: who likes it is shown to everybody, all others are members'. */
export function ThreadDialogs() {
  const { acts, dialog } = useThreadModel();
  const pid = useThread(({ thread }) => thread.pid);
  const opened = useShared(dialog, (now) => now?.name);
  const close = () => acts.openDialog(null);
  return (
    <>
      <Late wanted={opened === 'likers'}>
        <LikersDialog pid={pid} open={opened === 'likers'} onClose={close} />
      </Late>
      <Late wanted={opened !== undefined && opened !== 'likers'} onFailed={close}>
        <MemberDialogs />
      </Late>
    </>
  );
}
