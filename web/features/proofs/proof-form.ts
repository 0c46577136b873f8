import { formAction } from '../../../contract/primitives/page-form.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import { useRootData } from '../../session/root-data.ts';

/** The proof's own fields of the page's form, so that no other button takes them along. */
const part = 'proof';
export const fieldOf = (name: 'email' | 'code'): string => `${name}@${part}`;

/** Sends a code, to the address that stands in the field where none is named. */
export const sendCodeAction = (email?: string): string =>
  formAction('proofs.send-email-code', { ...(email !== undefined && { email }), _of: part });
export const verifyAction = (email: string): string => formAction('proofs.validate-email-code', { email, _of: part });

const own = ['proofs.send-email-code', 'proofs.validate-email-code'];

/** What a form of the proof that was sent without script was answered. */
export function useSaidProof(): Said | undefined {
  const { said } = useRootData();
  return said && own.includes(said.call) ? said : undefined;
}
