import type { ChatMessages } from '../../../../contract/domains/messages/chat-shapes.ts';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockItem } from '../../follows/index.ts';
import { conversationPath, groupPath } from '../conversation-path.ts';
import type { Face } from '../person.ts';
import { MarkReadAct, OwnActs, ownOfPage } from './OwnActs.tsx';

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
          {page.groupID > 0 && (
            <>
              <MarkReadAct of={ownOfPage(page)} />
              <MenuLink icon="search" to={conversationPath(page.conversationID, { find: 1 })}>
                {t('messages.searchIn')}
              </MenuLink>
              <OwnActs of={ownOfPage(page)} />
            </>
          )}
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
