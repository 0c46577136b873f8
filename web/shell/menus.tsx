import type { ReactNode } from 'react';
import { FormButton } from '../design/FormButton.tsx';
import { Icon } from '../design/Icon.tsx';
import { Menu, MenuButton, MenuLink, type MenuTrigger } from '../design/Menu.tsx';
import { ThemeSegments } from '../design/ThemeChoice.tsx';
import { openDialog } from '../session/dialogs.ts';
import { useSession } from '../session/root-data.ts';
import { logOutAction, useLeaving } from '../session/use-leaving.ts';
import { useT } from '../texts/texts.tsx';
import { ForReader } from './ForReader.tsx';

type Trigger = (props: MenuTrigger) => ReactNode;

/** The member's own menu: by the avatar, and with all pages of the member's area under Me on phones. */
export function AccountMenu({ trigger, children }: { trigger: Trigger; children?: ReactNode }) {
  const t = useT();
  const viewer = useSession();
  const { leaving, leave } = useLeaving();
  return (
    <Menu label={t('shell.account')} trigger={trigger}>
      <ForReader part="menuName" />
      {viewer &&
        (children ?? (
          <>
            <MenuLink to="/ucenter/account/posts" icon="user">
              {t('shell.myPage')}
            </MenuLink>
            <MenuLink to="/ucenter/account/favorites" icon="bookmark">
              {t('shell.savedPosts')}
            </MenuLink>
            <MenuLink to="/ucenter/exchange" icon="gift">
              {t('shell.rewards')}
            </MenuLink>
            <MenuLink to="/xstore" icon="shopping-bag">
              {t('shell.store')}
            </MenuLink>
            <MenuLink to="/ucenter/setting" icon="settings">
              {t('shell.settings')}
            </MenuLink>
            {viewer.isModerator && (
              <MenuLink to="/operator/reports" icon="shield">
                {t('shell.console')}
              </MenuLink>
            )}
          </>
        ))}
      <MenuButton icon="flag" onClick={() => openDialog('country')}>
        {t('shell.country')}
      </MenuButton>
      <MenuButton icon="languages" onClick={() => openDialog('language')}>
        {t('shell.language')}
      </MenuButton>
      <ThemeSegments />
      {viewer && (
        <>
          <hr className="my-1.5 border-t border-line" />
          <FormButton action={logOutAction} className="menu-item" onClick={leave} disabled={leaving}>
            <Icon name="log-out" flip />
            {t('shell.logOut')}
          </FormButton>
        </>
      )}
    </Menu>
  );
}
