import { type ReactNode, useContext } from 'react';
import { Menu, MenuButton, MenuLink, type MenuTrigger } from '../design/Menu.tsx';
import { openDialog } from '../session/dialogs.ts';
import { useSession } from '../session/root-data.ts';
import { useLeaving } from '../session/use-leaving.ts';
import { useT } from '../texts/texts.tsx';
import { CreateRows } from './create-rows.ts';
import { ForReader } from './ForReader.tsx';

type Trigger = (props: MenuTrigger) => ReactNode;

/** What can be made. Each kind of post adds its row, for those who may post it. */
export function CreateMenu({ trigger }: { trigger: Trigger }) {
  const t = useT();
  const mayPost = useSession()?.mayPost ?? [];
  const rows = useContext(CreateRows).filter(({ kind }) => mayPost.includes(kind));
  return (
    <Menu label={t('shell.create')} trigger={trigger}>
      <MenuLink to="/note/thread" icon="square-pen">
        {t('shell.createPost')}
      </MenuLink>
      {rows.map(({ kind, to, icon, text }) => (
        <MenuLink key={kind} to={to} icon={icon}>
          {t(text)}
        </MenuLink>
      ))}
    </Menu>
  );
}

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
            <MenuLink to="/ucenter/setting/account" icon="settings">
              {t('shell.settings')}
            </MenuLink>
          </>
        ))}
      <MenuButton icon="flag" onClick={() => openDialog('country')}>
        {t('shell.country')}
      </MenuButton>
      <MenuButton icon="languages" onClick={() => openDialog('language')}>
        {t('shell.language')}
      </MenuButton>
      {viewer && (
        <>
          <hr className="my-1.5 border-t border-line" />
          <MenuButton icon="log-out" flip onClick={leave} disabled={leaving}>
            {t('shell.logOut')}
          </MenuButton>
        </>
      )}
    </Menu>
  );
}
