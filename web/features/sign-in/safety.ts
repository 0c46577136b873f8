import type { CallerInputOf, DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import type { Entered } from './mutations.ts';

export type OwnSessions = DataOf<Calls['sign-in.sessions']>;
export type OwnSession = OwnSessions['list'][number];
export type OwnPasskey = DataOf<Calls['proofs.passkeys']>['list'][number];
export type TwoStepState = DataOf<Calls['proofs.two-step']>;
export type TwoStepSecret = DataOf<Calls['sign-in.begin-two-step']>;
export type Proof = CallerInputOf<Calls['sign-in.prove-owner']>;

const dataOf = <T>({ data }: { data: T }): T => data;

export const readSessions = (): Promise<OwnSessions> => call('sign-in.sessions', {}).then(dataOf);
export const endSession = (id: number) => call('sign-in.end-session', { id });
export const endOtherSessions = () => call('sign-in.end-other-sessions', {});
/** E-mails about new devices; off by the owner's proof alone. */
export const setSignInAlerts = (on: boolean, proof: Proof = {}) => call('sign-in.set-sign-in-alerts', { ...proof, on });

/** Shows within this login that it is the owner: the calls that ask for that are let through for a while. */
export const proveOwner = (proof: Proof) => call('sign-in.prove-owner', proof);

export const readTwoStep = (): Promise<TwoStepState> => call('proofs.two-step', {}).then(dataOf);
export const beginTwoStep = ({ password, passkey }: Proof): Promise<TwoStepSecret> =>
  call('sign-in.begin-two-step', { password, passkey }).then(dataOf);
export const confirmTwoStep = (code: string): Promise<string[]> =>
  call('sign-in.confirm-two-step', { code }).then(({ data }) => data.codes);
export const renewRecoveryCodes = (code: string): Promise<string[]> =>
  call('sign-in.new-recovery-codes', { code }).then(({ data }) => data.codes);
export const endTwoStep = (password: string, code: string) => call('sign-in.end-two-step', { password, code });

/** The second step of a log-in: the ticket of the first, and a code. */
export async function logInByCode(ticket: string, code: string): Promise<Entered> {
  const { data, headers } = await call('sign-in.login-code', { ticket, code });
  return { user: data, headers };
}
