import { Late, lazyPart } from '../../../lib/late.tsx';
import { useHref } from '../../../router/hooks.ts';
import { closeDialog } from '../../../session/dialogs.ts';
import { useFlagLink, useShownDialog } from '../../../shell/shown-dialog.ts';

// Its code and texts load when somebody wants in.
const AccountPanes = lazyPart(
  () => import('./AccountPanes.tsx'),
  (m) => m.AccountPanes,
);

/** Log-in and registration, over any page. */
export function AccountDialog() {
  const { shown, close } = useShownDialog();
  const again = useHref(useFlagLink(shown === 'register' ? 'showregister' : 'showlogin'));
  const pane = shown === 'login' || shown === 'register' ? shown : null;
  return (
    <Late wanted={pane !== null} onFailed={closeDialog} retry={() => location.assign(again)}>
      <AccountPanes pane={pane} onClose={close} />
    </Late>
  );
}
