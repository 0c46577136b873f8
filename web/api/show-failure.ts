import { showError, showToast } from '../design/toasts.ts';
import { readOnlySaid } from '../lib/read-only.ts';
import { Waits } from '../offline/queue/from-page.ts';
import { type GoOn, openDialog } from '../session/dialogs.ts';
import { proofDialogOf } from '../session/proof.ts';
import { textsOf } from '../texts/load.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { type ApiRefusal, isRefusal } from './wire.ts';

/** A member is asked for: by a token that has run out, or because there is none. */
export const needsLogin = (error: unknown): boolean =>
  isRefusal(error) && (error.http === 401 || error.errCode === 401);

/**
 * A failed call's end: the log-in dialog where a member is asked for, the one that verifies where a proof is, else the
 * message as a toast (R-MSC-060). What waits for a connection is said to do so.
 */
export function showFailure(error: unknown): void {
  if (error instanceof Waits) {
    if (error.forConnection) showToast({ text: said(`common.network.${readOnlySaid.now() ? 'paused' : 'waits'}`) });
    return;
  }
  if (!isRefusal(error)) throw error;
  if (!needsLogin(error)) showError(wordsOf(error));
  offerRemedy(error);
}

const said = (text: string, values?: Record<string, string>): string => textsOf(pageLanguage()).translate(text, values);

/** What is wrong with a field is said as that where the field isn't beside it. */
const wordsOf = ({ refusal, issues, msg }: ApiRefusal): string =>
  refusal === 'wire.bad_input' && issues.length > 0 ? said('common.refusedField', { words: msg }) : msg;

/** Opens the dialog that resolves a refusal, where there is one; `goOn` runs once it is resolved. */
export function offerRemedy(failure: ApiRefusal, goOn?: GoOn): void {
  const dialog = needsLogin(failure) ? 'login' : proofDialogOf(failure.refusal);
  if (dialog) openDialog(dialog, goOn);
}
