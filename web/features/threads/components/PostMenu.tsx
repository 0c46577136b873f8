import type { ReactNode } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

interface WaysOnProps {
  /** Where a moderator acts on it. */
  moderate?: string | undefined;
  /** What its traits lead on to. */
  traits?: ReactNode;
  /** Where it is reported to the moderators. */
  report?: string | undefined;
}

interface PostMenuProps {
  /** Of its place on the page, where a post has one menu alone. */
  id?: string;
  /** Whose it is, where a page has many. */
  label?: string;
  className?: string | undefined;
  /** What members do with it, whose code comes late (`OwnMenu`). */
  own: ReactNode;
  /** Something of that leads on without script: it is drawn at once. */
  atOnce: boolean;
  ways: WaysOnProps;
  /** What acts without script too. */
  acts?: ReactNode;
  /** What every reader does with it. */
  children?: ReactNode;
}

/** What can be done with a post beside liking and answering. */
export function PostMenu({ id, label: given, className, own, atOnce, ways, acts, children }: PostMenuProps) {
  const t = useT();
  const label = given ?? t('threads.more');
  return (
    <Menu
      id={id}
      label={label}
      late={!atOnce}
      links={
        <>
          {acts}
          <WaysOn {...ways} />
        </>
      }
      trigger={(props) => <IconButton icon="ellipsis" label={label} className={className} {...props} />}
    >
      {children}
      {atOnce ? own : <ForMember>{own}</ForMember>}
    </Menu>
  );
}

/** Drawn once the menu is opened: the post itself is drawn for every reader, and may not ask who reads. */
const ForMember = ({ children }: { children: ReactNode }) => useSession() !== null && children;

/** Links that lead on without script too: to those who decide, and to what they do. */
function WaysOn({ moderate, traits, report }: WaysOnProps) {
  const t = useT();
  return (
    <>
      {moderate !== undefined && (
        <MenuLink icon="shield" to={moderate}>
          {t('threads.moderate')}
        </MenuLink>
      )}
      {traits}
      {report !== undefined && (
        <MenuLink icon="flag" to={report}>
          {t('shell.report')}
        </MenuLink>
      )}
    </>
  );
}
