import { IconButton } from '../../../design/Button.tsx';
import { MenuButton } from '../../../design/Menu.tsx';
import { groupPath } from '../../../lib/group-path.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useT } from '../../../texts/texts.tsx';
import { forwardPath } from '../kinds/forward/forward-path.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import { isUnseen } from '../thread-state.ts';
import { OwnOfThread } from './LateForMembers.tsx';
import { PostMenu } from './PostMenu.tsx';

export function ThreadShare() {
  const t = useT();
  const { acts } = useThreadModel();
  if (isUnseen(useShownThread())) return null;
  return <IconButton icon="share-2" label={t('threads.share')} onClick={() => acts.share()} />;
}

/** The main post's menu: its link for all, editing and deleting for its author, banning for whoever may. */
export function ThreadMenu({ className }: { className?: string }) {
  const t = useT();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const { pid, tid, can, status, in_group } = thread;
  const ways = {
    forwardTo: status === 1 ? forwardPath(tid) : undefined,
    moderate: can.moderate ? moderatePath(pid) : undefined,
    hideInGroup: in_group && can.hideInGroup ? `${groupPath(in_group.groupid, 'hide')}?tid=${tid}` : undefined,
    report: can.delete ? undefined : reportPath({ tid }),
  };
  return (
    <PostMenu className={className} own={<OwnOfThread />} atOnce={can.edit} ways={ways}>
      {!isUnseen(thread) && (
        <>
          <MenuButton icon="copy" onClick={() => acts.share(copyLink)}>
            {t('threads.copyLink')}
          </MenuButton>
          <MenuButton icon="heart" onClick={() => acts.openDialog({ name: 'likers' })}>
            {t('threads.likedBy')}
          </MenuButton>
        </>
      )}
    </PostMenu>
  );
}
