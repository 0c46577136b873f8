import type { ShellDialog } from './dialogs.ts';

/** What can be done about not being let write: an address to verify, a guardian to ask, a sanction to appeal against. */
export type ProofDialog = Extract<ShellDialog, 'verify' | 'guardian' | 'silenced'>;

/** The dialog that resolves a refusal. */
export function proofDialogOf(refusal: string): ProofDialog | undefined {
  if (refusal.endsWith('.unverified')) return 'verify';
  if (refusal.endsWith('.may_not_speak')) return 'silenced';
  return refusal.endsWith('.needs_consent') ? 'guardian' : undefined;
}
