import { withoutDialog } from '../../../../contract/primitives/dialog-back.ts';
import { Mark } from '../../../design/Brand.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { useLocation } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { useIntentTitle } from '../intent-title.ts';
import { LoginPane } from './LoginPane.tsx';
import { RegisterPane } from './RegisterPane.tsx';

interface AccountPanesProps {
  /** null: closed. */
  pane: 'login' | 'register' | null;
  onClose: () => void;
}

/** One dialog for both, so that after switching between them the browser still gives the focus back to where it was. */
export function AccountPanes({ pane, onClose }: AccountPanesProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isLogin = pane === 'login';
  const intent = useIntentTitle();
  return (
    <Dialog
      open={pane !== null}
      onClose={onClose}
      closeTo={withoutDialog(pathname + search)}
      width={390}
      title={t(isLogin ? 'sign-in.loginTitle' : 'sign-in.registerTitle')}
      lead={intent ?? (isLogin ? t('sign-in.loginLead') : undefined)}
      picture={isLogin ? <Mark size="size-11" /> : undefined}
    >
      {isLogin ? <LoginPane onDone={onClose} /> : <RegisterPane onDone={onClose} />}
    </Dialog>
  );
}
