import type { ReactNode } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuAct, MenuButton, MenuLink, type MenuTrigger } from '../../../design/Menu.tsx';
import { useCountedName } from '../../../design/PostActions.tsx';
import { sendInChatPath } from '../../../lib/message-path.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useT } from '../../../texts/texts.tsx';
import { followThreadAction } from '../form-actions.ts';
import { forwardPath } from '../kinds/forward/forward-path.ts';
import { sharePath } from '../share.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import { isUnseen } from '../thread-state.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { pageTraits } from '../traits/made/pages.ts';
import { OwnOfThread } from './LateForMembers.tsx';
import { PostMenu } from './PostMenu.tsx';

const hasOwnDialog = (): boolean => typeof navigator.share === 'function';

/** The ways to send a thread on: those that are links lead on without script too. */
function ShareMenu({ trigger }: { trigger: (props: MenuTrigger) => ReactNode }) {
  const t = useT();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  if (isUnseen(thread)) return null;
  return (
    <Menu
      label={t('threads.share')}
      late
      trigger={trigger}
      links={
        thread.status === 1 && (
          <>
            <MenuLink icon="redo-2" to={forwardPath(thread.tid)}>
              {t('threads.forward.act')}
            </MenuLink>
            <MenuLink icon="messages-square" to={sendInChatPath(sharePath(thread))}>
              {t('shell.sendInChat')}
            </MenuLink>
          </>
        )
      }
    >
      {hasOwnDialog() && (
        <MenuButton icon="share-2" onClick={() => acts.share()}>
          {t('threads.shareInApp')}
        </MenuButton>
      )}
      <MenuButton icon="copy" onClick={() => acts.share(copyLink)}>
        {t('threads.copyLink')}
      </MenuButton>
    </Menu>
  );
}

/** In the bar at the top. */
export function ThreadShare() {
  const t = useT();
  return <ShareMenu trigger={(props) => <IconButton icon="share-2" label={t('threads.share')} {...props} />} />;
}

/** Among the main post's acts. */
export function ShareAct({ count }: { count: number }) {
  const t = useT();
  const name = useCountedName(t('threads.share'), count);
  return (
    <ShareMenu
      trigger={(props) => (
        <button type="button" className="act" aria-label={name} {...props}>
          <Icon name="share-2" />
          {count ? <Count value={count} /> : t('threads.share')}
        </button>
      )}
    />
  );
}

/** The main post's menu: who liked it for all, editing and deleting for its author, banning for whoever may. */
export function ThreadMenu({ className }: { className?: string }) {
  const t = useT();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  const { pid, tid, can } = thread;
  const ways = {
    moderate: can.moderate ? moderatePath(pid) : undefined,
    traits: drawnBy(pageTraits, ({ way }) => way?.(thread)),
    report: can.delete ? undefined : reportPath({ tid }),
  };
  return (
    <PostMenu className={className} own={<OwnOfThread />} atOnce={can.edit} ways={ways} acts={<FollowThread />}>
      {!isUnseen(thread) && (
        <MenuButton icon="heart" onClick={() => acts.openDialog({ name: 'likers' })}>
          {t('threads.likedBy')}
        </MenuButton>
      )}
    </PostMenu>
  );
}

/** The bell: on for who is notified of new replies. */
function FollowThread() {
  const t = useT();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  if (!thread.can.followThread) return null;
  const isOn = thread.is_followed === 1;
  return (
    <MenuAct icon={isOn ? 'bell-off' : 'bell'} action={followThreadAction(thread)} onClick={() => acts.follow()}>
      {t(isOn ? 'threads.unfollowThread' : 'threads.followThread')}
    </MenuAct>
  );
}
