import type { ReactNode } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuLink } from '../../../design/Menu.tsx';
import { Late } from '../../../lib/late.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

interface WaysOnProps {
  /** Where it is forwarded. */
  forwardTo?: string | undefined;
  /** Where a moderator acts on it. */
  moderate?: string | undefined;
  /** Where who decides for its group hides it. */
  hideInGroup?: string | undefined;
  /** Where it is reported to the moderators. */
  report?: string | undefined;
}

interface PostMenuProps {
  /** Of its place on the page, where a post has one menu alone. */
  id?: string;
  className?: string | undefined;
  /** What members do with it, whose code comes late (`OwnMenu`). */
  own: ReactNode;
  /** Something of that leads on without script: it is drawn at once. */
  atOnce: boolean;
  ways: WaysOnProps;
  /** What every reader does with it. */
  children?: ReactNode;
}

/** What can be done with a post beside liking and answering. */
export function PostMenu({ id, className, own, atOnce, ways, children }: PostMenuProps) {
  const t = useT();
  return (
    <Menu
      id={id}
      label={t('threads.more')}
      late={!atOnce}
      links={<WaysOn {...ways} />}
      trigger={(props) => <IconButton icon="ellipsis" label={t('threads.more')} className={className} {...props} />}
    >
      {children}
      {atOnce ? <Late wanted>{own}</Late> : <ForMember>{own}</ForMember>}
    </Menu>
  );
}

/** Drawn once the menu is opened: the post itself is drawn for every reader, and may not ask who reads. */
const ForMember = ({ children }: { children: ReactNode }) => <Late wanted={useSession() !== null}>{children}</Late>;

/** Links that lead on without script too: to those who decide, and to what they do. */
function WaysOn({ forwardTo, moderate, hideInGroup, report }: WaysOnProps) {
  const t = useT();
  return (
    <>
      {forwardTo !== undefined && (
        <MenuLink icon="redo-2" to={forwardTo}>
          {t('threads.forward.act')}
        </MenuLink>
      )}
      {moderate !== undefined && (
        <MenuLink icon="shield" to={moderate}>
          {t('threads.moderate')}
        </MenuLink>
      )}
      {hideInGroup !== undefined && (
        <MenuLink icon="eye-off" to={hideInGroup}>
          {t('threads.hideInGroup')}
        </MenuLink>
      )}
      {report !== undefined && (
        <MenuLink icon="flag" to={report}>
          {t('shell.report')}
        </MenuLink>
      )}
    </>
  );
}
