import { useLocation, useNavigate } from '../router/hooks.ts';
import { closeDialog, dialogOf, type ShellDialog, useOpenDialog } from '../session/dialogs.ts';
import { useSession } from '../session/root-data.ts';

const flags = ['showlogin', 'showregister', 'needcountry'] as const;
export type DialogFlag = (typeof flags)[number];

/** The dialog that shows: opened by a part of the screen, else asked for by the address. */
export function useShownDialog(): { shown: ShellDialog | null; close: () => void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const asked = dialogOf(params, useSession() !== null);
  const shown = useOpenDialog() ?? asked;
  const close = () => {
    closeDialog();
    if (!asked) return;
    for (const flag of flags) params.delete(flag);
    navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return { shown, close };
}

/** The same page with the flag that opens a dialog: what its button is without script. */
export function useFlagLink(flag: DialogFlag): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  for (const each of flags) params.delete(each);
  return `${pathname}?${params.size ? `${params}&` : ''}${flag}`;
}
