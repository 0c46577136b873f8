import type { CallerInputOf, DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import type { Entered } from './mutations.ts';

export type OwnSessions = DataOf<Calls['accounts.sessions']>;
export type OwnSession = OwnSessions['list'][number];
export type OwnPasskey = DataOf<Calls['accounts.passkeys']>['list'][number];
export type TwoStepState = DataOf<Calls['accounts.two-step']>;
export type TwoStepSecret = DataOf<Calls['accounts.begin-two-step']>;
export type OwnExport = NonNullable<DataOf<Calls['accounts.data-export']>['export']>;
export type Proof = CallerInputOf<Calls['accounts.delete-account']>;

const dataOf = <T>({ data }: { data: T }): T => data;

export const readSessions = (): Promise<OwnSessions> => call('accounts.sessions', {}).then(dataOf);
export const endSession = (id: number) => call('accounts.end-session', { id });
export const endOtherSessions = () => call('accounts.end-other-sessions', {});
/** Letters about new devices; off by the owner's proof alone. */
export const setSignInAlerts = (on: boolean, proof: Proof = {}) =>
  call('accounts.set-sign-in-alerts', { ...proof, on });

/** Shows within this login that it is the owner: the calls that ask for that are let through for a while. */
export const proveOwner = (proof: Proof) => call('accounts.prove-owner', proof);

export const readTwoStep = (): Promise<TwoStepState> => call('accounts.two-step', {}).then(dataOf);
export const beginTwoStep = ({ password, passkey }: Proof): Promise<TwoStepSecret> =>
  call('accounts.begin-two-step', { password, passkey }).then(dataOf);
export const confirmTwoStep = (code: string): Promise<string[]> =>
  call('accounts.confirm-two-step', { code }).then(({ data }) => data.codes);
export const renewRecoveryCodes = (code: string): Promise<string[]> =>
  call('accounts.new-recovery-codes', { code }).then(({ data }) => data.codes);
export const endTwoStep = (password: string, code: string) => call('accounts.end-two-step', { password, code });

/** The second step of a log-in: the ticket of the first, and a code. */
export async function logInByCode(ticket: string, code: string): Promise<Entered> {
  const { data, headers } = await call('accounts.login-code', { ticket, code });
  return { user: data, headers };
}

export const readExport = (): Promise<OwnExport | null> =>
  call('accounts.data-export', {}).then(({ data }) => data.export);
export const makeExport = (proof: Proof): Promise<OwnExport> =>
  call('accounts.make-data-export', proof).then(({ data }) => data.export);

/** Asks for the deletion; the day it is due, in unix seconds. */
export const deleteAccount = (proof: Proof): Promise<number> =>
  call('accounts.delete-account', proof).then(({ data }) => data.due);
