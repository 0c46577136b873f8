import { useSyncExternalStore } from 'react';
import { type DialogFlag, flagOf } from '../../contract/primitives/dialog-flags.ts';

/** Dialogs of the shell that any part of the screen may open. Each is open or closed; log-in and registration switch. */
export type ShellDialog = 'join' | 'login' | 'register' | 'country' | 'language' | 'verify' | 'guardian' | 'silenced';

/** Runs once somebody is logged in again, or has proved their address; it receives their uid. False where it was refused. */
export type GoOn = (uid: number) => unknown;

/** What a guest was about to do; `who` is the author, where the button knows. */
export interface Intent {
  act:
    | 'like'
    | 'same'
    | 'save'
    | 'follow'
    | 'topic'
    | 'group'
    | 'report'
    | 'reply'
    | 'reward'
    | 'vote'
    | 'post'
    | 'read';
  who?: string | undefined;
  /** The page on which it goes on, where no button of this one does it. */
  to?: string;
}

interface Opened {
  dialog: ShellDialog | null;
  /** The log-in of this page has ended: what was typed on it must stay. */
  lost: boolean;
  /** What was interrupted until then; dropped when the dialog is closed. */
  goOn: GoOn | null;
  intent: Intent | null;
}

let opened: Opened = { dialog: null, lost: false, goOn: null, intent: null };
const closed: Opened = opened;
const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
}

function show(next: Opened): void {
  if (
    opened.dialog === next.dialog &&
    opened.lost === next.lost &&
    opened.goOn === next.goOn &&
    opened.intent === next.intent
  )
    return;
  opened = next;
  for (const reader of readers) reader();
}

/** Opens a dialog; `goOn` runs once it has succeeded. */
export const openDialog = (dialog: ShellDialog, goOn = opened.goOn): void =>
  show({
    dialog,
    lost: opened.lost && dialog !== 'country',
    goOn,
    intent: goOn === opened.goOn ? opened.intent : null,
  });
/** Asks a guest in: to join or to log in, for what they were about to do. */
export const openJoin = (intent: Intent, goOn: GoOn): void => show({ dialog: 'join', lost: false, goOn, intent });
/** The log-in dialog over a page whose log-in has ended. */
export const openLostLogin = (): void => show({ ...opened, dialog: 'login', lost: true });
export const closeDialog = (): void => show(closed);
export const openedDialog = (): ShellDialog | null => opened.dialog;
export const brokenOff = (): GoOn | null => opened.goOn;
export const begun = (): Intent | null => opened.intent;

/** The dialog that is open, null for none. */
export const useOpenDialog = (): ShellDialog | null => useSyncExternalStore(subscribe, openedDialog, () => null);

/** What the open dialog was asked for; null where nothing did. */
export const useIntent = (): Intent | null => useSyncExternalStore(subscribe, begun, () => null);

/** Whether the log-in dialog stands over a page whose log-in has ended. */
export const useLostLogin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => opened.lost,
    () => false,
  );

const dialogs = { needcountry: 'country', showlogin: 'login', showregister: 'register' } as const;

/** The dialog that an address asks for by its flags; those to log in and to register do nothing for a member. */
export function dialogOf(query: URLSearchParams, loggedIn: boolean): ShellDialog | null {
  const flag = flagOf(query);
  return flag && (flag === 'needcountry' || !loggedIn) ? dialogs[flag] : null;
}

/** Opens the dialog that a flag of an address stands for. */
export const openByFlag = (flag: DialogFlag): void => openDialog(dialogs[flag]);
