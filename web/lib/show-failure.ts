import { isRefusal } from '../api/wire.ts';
import { showError } from '../design/toasts.ts';
import { openDialog } from '../session/dialogs.ts';
import { proofDialogOf } from '../session/proof.ts';

/** A member is asked for: by a token that has run out, or because there is none. */
export const needsLogin = (error: unknown): boolean =>
  isRefusal(error) && (error.http === 401 || error.errCode === 401);

/**
 * A failed call's end: the log-in dialog where a member is asked for, the one that verifies where a proof is, else the
 * message as a toast (R-MSC-060).
 */
export function showFailure(error: unknown): void {
  if (needsLogin(error)) openDialog('login');
  else if (isRefusal(error)) {
    showError(error.msg);
    offerProof(error.refusal);
  } else throw error;
}

/** Opens the dialog that takes away what a refusal names, where there is one. */
export function offerProof(refusal: string): void {
  const dialog = proofDialogOf(refusal);
  if (dialog) openDialog(dialog);
}
