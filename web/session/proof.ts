import type { ShellDialog } from './dialogs.ts';

/** The dialog that takes away what a refusal names: an address to verify, a guardian to ask. */
export function proofDialogOf(refusal: string): Extract<ShellDialog, 'verify' | 'guardian'> | undefined {
  if (refusal.endsWith('.unverified')) return 'verify';
  return refusal.endsWith('.needs_consent') ? 'guardian' : undefined;
}
