import { type DialogFlag, entryLink, withoutFlags } from '../../contract/primitives/dialog-flags.ts';
import { useLocation, useNavigate } from '../router/hooks.ts';
import { closeDialog, dialogOf, type ShellDialog, useOpenDialog } from '../session/dialogs.ts';
import { useSession } from '../session/root-data.ts';

/** The dialog that shows: opened by a part of the screen, else asked for by the address. */
export function useShownDialog(): { shown: ShellDialog | null; close: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = dialogOf(new URLSearchParams(search), useSession() !== null);
  const shown = useOpenDialog() ?? asked;
  const close = () => {
    closeDialog();
    if (!asked) return;
    navigate({ pathname, search: withoutFlags(search), hash }, { replace: true, preventScrollReset: true });
  };
  return { shown, close };
}

/** The same page with the flag that opens a dialog: what its button is without script. */
export function useFlagLink(flag: DialogFlag): string {
  const { pathname, search } = useLocation();
  return entryLink(flag, pathname + search);
}
