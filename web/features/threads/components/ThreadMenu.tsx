import { IconButton } from '../../../design/Button.tsx';
import { isGone, personOf } from '../../../design/person.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ThreadController } from '../use-thread-page.ts';
import { PostMenu } from './PostMenu.tsx';

export function ThreadShare({ controller }: { controller: ThreadController }) {
  const t = useT();
  return <IconButton icon="share-2" label={t('threads.share')} onClick={() => controller.share()} />;
}

/** The main post's menu: its link for all, editing and deleting for its author, banning for whoever may. */
export function ThreadMenu({ controller, className }: { controller: ThreadController; className?: string }) {
  const { thread } = controller.state;
  const { pid, tid, can, author, authorid, mute_status } = thread;
  const viewer = useSession();
  const others = viewer !== null && viewer.uid !== authorid && !isGone(thread);
  return (
    <PostMenu
      className={className}
      onCopy={() => controller.share(copyLink)}
      onLikers={() => controller.setLikersShown(true)}
      editPid={can.edit ? pid : undefined}
      onHide={
        others ? () => controller.setHiding({ uid: authorid, name: author, muted: mute_status === 1 }) : undefined
      }
      onBan={can.ban ? () => controller.setBanning(personOf(thread)) : undefined}
      onDelete={can.delete ? () => controller.setDeleting({ kind: 'thread', tid }) : undefined}
    />
  );
}
