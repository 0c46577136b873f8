import type { ConversationPage, RoomMember } from '../../../../contract/domains/messages/shapes.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { IconButton } from '../../../design/Button.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { messagePath } from '../../../lib/message-path.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { reportPath } from '../../../lib/report-path.ts';
import { useT } from '../../../texts/texts.tsx';
import { BlockItem } from '../../follows/index.ts';
import { markReadAction } from '../form-actions.ts';
import { markRead } from '../mutations.ts';

interface ConversationMenuProps {
  page: ConversationPage;
  other: RoomMember;
}

/** What can be done about a conversation beside writing in it: links and a form, so that it works without script. */
export function ConversationMenu({ page: { plid, lastpmid, unread, blocked }, other }: ConversationMenuProps) {
  const t = useT();
  const mark = () => void markRead(plid, lastpmid).catch(showFailure);
  return (
    <Menu
      label={t('messages.menu')}
      trigger={(props) => <IconButton icon="ellipsis" label={t('messages.menu')} {...props} />}
      links={
        <>
          {unread > 0 && (
            <FormButton action={markReadAction(plid, lastpmid)} className="menu-item" onClick={mark}>
              <Icon name="check-check" />
              {t('messages.markRead')}
            </FormButton>
          )}
          {other.there === 1 && (
            <MenuLink icon="user" to={profilePath(other.uid)}>
              {t('messages.profile')}
            </MenuLink>
          )}
          {other.there === 1 && (
            <MenuLink icon="flag" to={reportPath({ uid: other.uid })}>
              {t('shell.report')}
            </MenuLink>
          )}
          {plid > 0 && (
            <MenuLink icon="trash-2" danger to={`${messagePath({ plid })}&delete=1`}>
              {t('messages.delete')}
            </MenuLink>
          )}
        </>
      }
    >
      {other.there === 1 && <BlockItem target={{ uid: other.uid, blocked: blocked === 1 }} />}
    </Menu>
  );
}
