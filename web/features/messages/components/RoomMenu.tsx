import type { ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { usePress } from '../../../api/use-press.ts';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuAct, MenuLink } from '../../../design/Menu.tsx';
import { showToast } from '../../../design/toasts.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockItem } from '../../follows/index.ts';
import { conversationPath, groupPath } from '../conversation-path.ts';
import { muteAction, pinAction, readAction } from '../form-actions.ts';
import { markRead, muteConversation, pinConversation } from '../mutations.ts';
import type { Face } from '../person.ts';

/** What can be done about a conversation beside writing in it: links and forms, so that it works without script. */
export function RoomMenu({ page, face }: { page: ChatMessages; face: Face }) {
  const t = useT();
  const label = t(face.isGroup ? 'messages.aboutGroup' : 'messages.menu');
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton icon="ellipsis" label={label} {...props} />}
      links={
        <>
          {face.isGroup && (
            <MenuLink icon="users" to={groupPath(page.groupID)}>
              {t('messages.aboutGroup')}
            </MenuLink>
          )}
          {face.uid > 0 && (
            <MenuLink icon="user" to={profilePath(face.uid)}>
              {t('messages.profile')}
            </MenuLink>
          )}
          {page.groupID > 0 && <OwnItems page={page} />}
          {face.uid > 0 && (
            <MenuLink icon="flag" to={reportPath({ uid: face.uid })}>
              {t('shell.report')}
            </MenuLink>
          )}
          {page.can.delete === 1 && !face.isGroup && (
            <MenuLink icon="trash-2" danger to={conversationPath(page.conversationID, { delete: 1 })}>
              {t('messages.delete')}
            </MenuLink>
          )}
        </>
      }
    >
      {face.uid > 0 && <BlockItem target={{ uid: face.uid, blocked: page.blocked === 1 }} />}
    </Menu>
  );
}

/** What is the reader's alone: read, looked through, quiet, on top. */
function OwnItems({ page }: { page: ChatMessages }) {
  const t = useT();
  const { run } = usePress();
  const { revalidate } = useRevalidator();
  const { conversationID, lastID, unreadCount, muted, isPinned } = page;
  const [mutes, pins] = [muted === 0, isPinned === 0];
  const act = (work: () => Promise<unknown>, said?: string) => () =>
    void run(async () => {
      await work();
      if (said !== undefined) showToast({ text: said });
      await revalidate();
    });
  return (
    <>
      {unreadCount > 0 && page.request === 0 && (
        <MenuAct
          icon="check-check"
          action={readAction(conversationID, lastID)}
          onClick={act(() => markRead(conversationID, lastID))}
        >
          {t('messages.markRead')}
        </MenuAct>
      )}
      <MenuLink icon="search" to={conversationPath(conversationID, { find: 1 })}>
        {t('messages.searchIn')}
      </MenuLink>
      <MenuAct
        icon={mutes ? 'bell-off' : 'bell'}
        action={muteAction(conversationID, mutes)}
        onClick={act(() => muteConversation(conversationID, mutes), t('messages.said.muted', { on: mutes ? 1 : 0 }))}
      >
        {t(mutes ? 'messages.muteOn' : 'messages.muteOff')}
      </MenuAct>
      <MenuAct
        icon="pin"
        action={pinAction(conversationID, pins)}
        onClick={act(() => pinConversation(conversationID, pins))}
      >
        {t(pins ? 'messages.pinOn' : 'messages.pinOff')}
      </MenuAct>
    </>
  );
}
