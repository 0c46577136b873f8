import { IconButton } from '../../../design/Button.tsx';
import { copyLink } from '../../../lib/share-link.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ThreadDesk } from '../use-thread-page.ts';
import { PostMenu } from './PostMenu.tsx';

export function ThreadShare({ desk }: { desk: ThreadDesk }) {
  const t = useT();
  return <IconButton icon="share-2" label={t('threads.share')} onClick={() => desk.share()} />;
}

/** The main post's menu: its link for all, editing and deleting for its author. */
export function ThreadMenu({ desk, className }: { desk: ThreadDesk; className?: string }) {
  const { pid, tid, can } = desk.state.thread;
  return (
    <PostMenu
      className={className}
      onCopy={() => desk.share(copyLink)}
      onLikers={() => desk.setLikersShown(true)}
      editPid={can.edit ? pid : undefined}
      onDelete={can.delete ? () => desk.setDoomed({ kind: 'thread', tid }) : undefined}
    />
  );
}
