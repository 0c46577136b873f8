import { Mark } from '../../../design/Brand.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT, useTexts } from '../../../texts/texts.tsx';
import { LoginPane } from './LoginPane.tsx';
import { RegisterPane } from './RegisterPane.tsx';

interface AccountPanesProps {
  /** null: closed. */
  pane: 'login' | 'register' | null;
  onClose: () => void;
}

/** One dialog for both, so that after switching between them the browser still gives the focus back to where it was. */
export function AccountPanes({ pane, onClose }: AccountPanesProps) {
  useTexts('sign-in', 'proofs', 'members');
  const t = useT();
  const { pathname } = useLocation();
  const isLogin = pane === 'login';
  return (
    <Dialog
      open={pane !== null}
      onClose={onClose}
      width={390}
      title={t(isLogin ? 'shell.loginTitle' : 'shell.registerTitle')}
      lead={isLogin ? t('sign-in.loginLead') : undefined}
      picture={isLogin ? <Mark size="size-11" /> : undefined}
    >
      <noscript>
        <Link to={pathname} className="tap link">
          {t('shell.close')}
        </Link>
      </noscript>
      {isLogin ? <LoginPane onDone={onClose} /> : <RegisterPane onDone={onClose} />}
    </Dialog>
  );
}
