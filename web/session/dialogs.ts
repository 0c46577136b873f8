import { useSyncExternalStore } from 'react';

/** Dialogs of the shell that any part of the screen may open. Each is open or closed; log-in and registration switch. */
export type ShellDialog = 'login' | 'register' | 'country' | 'language' | 'verify' | 'guardian' | 'silenced';

/** Runs once somebody is logged in again, or has proved their address; it receives their uid. */
export type GoOn = (uid: number) => void;

interface Opened {
  dialog: ShellDialog | null;
  /** The log-in of this page has ended: what was typed on it must stay. */
  lost: boolean;
  /** What was interrupted until then; dropped when the dialog is closed. */
  goOn: GoOn | null;
}

let opened: Opened = { dialog: null, lost: false, goOn: null };
const closed: Opened = opened;
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

function show(next: Opened): void {
  if (opened.dialog === next.dialog && opened.lost === next.lost && opened.goOn === next.goOn) return;
  opened = next;
  for (const reader of readers) reader();
}

/** Opens a dialog; `goOn` runs once it has succeeded. */
export const openDialog = (dialog: ShellDialog, goOn = opened.goOn): void =>
  show({ dialog, lost: opened.lost && dialog !== 'country', goOn });
/** The log-in dialog over a page whose log-in has ended. */
export const openLostLogin = (): void => show({ ...opened, dialog: 'login', lost: true });
export const closeDialog = (): void => show(closed);
export const openedDialog = (): ShellDialog | null => opened.dialog;
export const brokenOff = (): GoOn | null => opened.goOn;

/** The dialog that is open, null for none. */
export const useOpenDialog = (): ShellDialog | null => useSyncExternalStore(subscribe, openedDialog, () => null);

/** Whether the log-in dialog stands over a page whose log-in has ended. */
export const useLostLogin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opened.lost,
    () => false,
  );

/**
 * The dialog that an address asks for by its query flags: `showlogin` (`yes` or without a value), `showregister`,
 * `needcountry`. The first two do nothing for a member (R-SES-002, R-SES-003, R-MSC-012).
 */
export function dialogOf(query: URLSearchParams, loggedIn: boolean): ShellDialog | null {
  const asks = (flag: string): boolean => query.has(flag) && ['', 'yes'].includes(query.get(flag) ?? '');
  if (asks('needcountry')) return 'country';
  if (loggedIn) return null;
  if (asks('showlogin')) return 'login';
  return asks('showregister') ? 'register' : null;
}
