import { Dialog } from '../../../design/Dialog.tsx';
import { useShared } from '../../../lib/shared-state.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useT } from '../../../texts/texts.tsx';
import { HideMember } from '../../follows/index.ts';
import { BanMember } from '../../moderation/index.ts';
import { useThreadModel } from '../thread-model.ts';
import { ReplyBox } from './ReplyBox.tsx';

const RewardDialog = drawn(part({ for: 'pressed', load: () => import('./RewardDialog.tsx') }), (m) => m.RewardDialog);
const DeleteDialog = drawn(part({ for: 'pressed', load: () => import('./DeleteDialog.tsx') }), (m) => m.DeleteDialog);

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
      <RewardDialog wanted={rewarding !== null} onFailed={close} rewarding={rewarding} onClose={close} />
      <HideMember target={opened?.name === 'hide' ? opened.target : null} onClose={close} onHidden={acts.reload} />
      <BanMember target={opened?.name === 'ban' ? opened.person : null} onClose={close} />
      <DeleteDialog wanted={deleting !== null} deleting={deleting} onClose={close} />
    </>
  );
}
