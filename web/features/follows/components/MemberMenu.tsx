import { useState } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../design/Menu.tsx';
import { menuLinks } from '../../../made/menu-links.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { HideTarget } from './HideDialog.tsx';
import { HideMember } from './HideMember.tsx';

interface MemberMenuProps {
  member: HideTarget;
  onHidden: () => unknown;
  /** Bans the member; missing where the viewer may not. */
  onBan?: () => void;
}

/**
 * What can be done about another member beside following; its links are there for guests, too. Nothing for oneself. Needs the texts of `follows`.
 */
export function MemberMenu({ member, onHidden, onBan }: MemberMenuProps) {
  const t = useT();
  const viewer = useSession();
  const [target, setTarget] = useState<HideTarget | null>(null);
  if (viewer?.uid === member.uid) return null;
  return (
    <>
      <Menu
        label={t('follows.menu', { name: member.name })}
        links={menuLinks.map(({ text, icon, to }) => (
          <MenuLink key={text} icon={icon} to={to(member.uid)}>
            {t(text)}
          </MenuLink>
        ))}
        trigger={(props) => <IconButton icon="ellipsis" label={t('follows.menu', { name: member.name })} {...props} />}
      >
        {viewer && (
          <MenuButton icon="ban" onClick={() => setTarget(member)}>
            {t('follows.hide')}
          </MenuButton>
        )}
        {onBan && (
          <MenuButton icon="user-x" danger onClick={onBan}>
            {t('follows.ban')}
          </MenuButton>
        )}
      </Menu>
      <HideMember target={target} onClose={() => setTarget(null)} onHidden={onHidden} />
    </>
  );
}
