import { IconButton } from '../../../design/Button.tsx';
import { isGone, personOf } from '../../../design/person.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { forwardPath } from '../kinds/forward/forward-path.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import { isUnseen } from '../thread-state.ts';
import { usePins } from '../use-pins.ts';
import { PostMenu } from './PostMenu.tsx';

export function ThreadShare() {
  const t = useT();
  const { acts } = useThreadModel();
  if (isUnseen(useShownThread())) return null;
  return <IconButton icon="share-2" label={t('threads.share')} onClick={() => acts.share()} />;
}

/** The main post's menu: its link for all, editing and deleting for its author, banning for whoever may. */
export function ThreadMenu({ className }: { className?: string }) {
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const { pid, tid, can, author, authorid, mute_status, status, in_group } = thread;
  const unseen = isUnseen(thread);
  const viewer = useSession();
  const pins = usePins();
  const others = viewer !== null && viewer.uid !== authorid && !isGone(thread);
  const hide = () =>
    acts.openDialog({ name: 'hide', target: { uid: authorid, name: author, muted: mute_status === 1 } });
  return (
    <PostMenu
      className={className}
      onCopy={unseen ? undefined : () => acts.share(copyLink)}
      onLikers={unseen ? undefined : () => acts.openDialog({ name: 'likers' })}
      editPid={can.edit ? pid : undefined}
      onHide={others ? hide : undefined}
      onBan={can.ban ? () => acts.openDialog({ name: 'ban', person: personOf(thread) }) : undefined}
      forwardTo={status === 1 ? forwardPath(tid) : undefined}
      pin={can.pinInTopic ? pins.inTopic(thread) : undefined}
      moderate={can.moderate ? moderatePath(pid) : undefined}
      hideInGroup={in_group && can.hideInGroup ? `${groupPath(in_group.groupid, 'hide')}?tid=${tid}` : undefined}
      report={can.delete ? undefined : reportPath({ tid })}
      onDelete={can.delete ? () => acts.openDialog({ name: 'delete', target: { kind: 'thread', tid } }) : undefined}
    />
  );
}
