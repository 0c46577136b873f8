import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export type EmailState = DataOf<Calls['proofs.email-state']>;

export const emailState = async (): Promise<EmailState> => (await call('proofs.email-state', {})).data;

export const sendEmailCode = async (email: string): Promise<void> => {
  await call('proofs.send-email-code', { email });
};

/** Spends a code; the XGold that the first proof earned. */
export async function verifyEmail(email: string, code: string): Promise<number> {
  return (await call('proofs.validate-email-code', { email, code })).data.xgold;
}

export const changeEmail = async (email: string, password: string): Promise<void> => {
  await call('proofs.change-email', { email, password });
};
