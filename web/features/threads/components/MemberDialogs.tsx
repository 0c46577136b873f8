import { Dialog } from '../../../design/Dialog.tsx';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { useT } from '../../../texts/texts.tsx';
import { HideMember } from '../../follows/index.ts';
import { BanMember } from '../../moderation/index.ts';
import { useThreadModel } from '../thread-model.ts';
import { ReplyBox } from './ReplyBox.tsx';

const RewardDialog = lazyPart(
  () => import('./RewardDialog.tsx'),
  (m) => m.RewardDialog,
  ['threads', 'follows'],
);
const PayDialog = lazyPart(
  () => import('../hidden/PayDialog.tsx'),
  (m) => m.PayDialog,
  ['threads', 'follows'],
);
const DeleteDialog = lazyPart(
  () => import('./DeleteDialog.tsx'),
  (m) => m.DeleteDialog,
  ['threads', 'follows'],
);

/** The dialogs of what members do: the one that was opened by its name. */
export function MemberDialogs() {
  const t = useT();
  const { acts, dialog } = useThreadModel();
  const opened = useShared(dialog, (now) => now);
  const close = () => acts.openDialog(null);
  const rewarding = opened?.name === 'reward' ? opened : null;
  const deleting = opened?.name === 'delete' ? opened.target : null;
  return (
    <>
      <Dialog open={opened?.name === 'reply'} onClose={close} title={t('threads.writeReply')} shape="sheet">
        {opened?.name === 'reply' && <ReplyBox />}
      </Dialog>
      <Late wanted={rewarding !== null} onFailed={close}>
        <RewardDialog rewarding={rewarding} onClose={close} />
      </Late>
      <Late wanted={opened?.name === 'pay'} onFailed={close}>
        <PayDialog open={opened?.name === 'pay'} onClose={close} />
      </Late>
      <HideMember target={opened?.name === 'hide' ? opened.target : null} onClose={close} onHidden={acts.reload} />
      <BanMember target={opened?.name === 'ban' ? opened.person : null} onClose={close} />
      <Late wanted={deleting !== null}>
        <DeleteDialog deleting={deleting} onClose={close} />
      </Late>
    </>
  );
}
