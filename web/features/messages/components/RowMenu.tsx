import type { ChatConversation } from '../../../../contract/domains/messages/chat-shapes.ts';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockItem } from '../../follows/index.ts';
import { conversationPath, groupPath } from '../conversation-path.ts';
import type { Face } from '../person.ts';
import { MarkReadAct, OwnActs, ownOfRow } from './OwnActs.tsx';

interface RowMenuProps {
  id: string;
  row: ChatConversation;
  face: Face;
}

/** What can be done about a conversation from its row; without script the same stands in the conversation's own menu. */
export function RowMenu({ id, row, face }: RowMenuProps) {
  const t = useT();
  const of = ownOfRow(row);
  return (
    <Menu
      id={id}
      late
      label={face.name}
      trigger={(props) => (
        <IconButton
          icon="ellipsis"
          label={t('messages.rowMenu', { name: face.name })}
          className="chat-row-more scripted"
          {...props}
        />
      )}
    >
      <MarkReadAct of={of} />
      <OwnActs of={of} />
      {face.isGroup && (
        <MenuLink icon="users" to={groupPath(row.groupID)}>
          {t('messages.aboutGroup')}
        </MenuLink>
      )}
      {face.uid > 0 && (
        <>
          <MenuLink icon="user" to={profilePath(face.uid)}>
            {t('messages.profile')}
          </MenuLink>
          <MenuLink icon="flag" to={reportPath({ uid: face.uid })}>
            {t('shell.report')}
          </MenuLink>
          <BlockItem target={{ uid: face.uid, blocked: false }} />
        </>
      )}
      {row.can.delete === 1 && !face.isGroup && (
        <MenuLink icon="trash-2" danger to={conversationPath(row.conversationID, { delete: 1 })}>
          {t('messages.delete')}
        </MenuLink>
      )}
    </Menu>
  );
}
