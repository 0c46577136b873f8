import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { onDevice } from '../../lib/stores.ts';
import { part } from '../../parts/part.ts';
import type { Entered } from './mutations.ts';
import type { OwnPasskey, Proof } from './safety.ts';

/** Only who has a passkey, or wants one, needs it. */
const webauthn = part({ for: 'pressed', load: () => import('@simplewebauthn/browser') });

type Shown = CallerInputOf<Calls['sign-in.login-passkey']>['passkey'];
type Made = CallerInputOf<Calls['sign-in.add-passkey']>['passkey'];
type RequestOptions = Parameters<Awaited<ReturnType<typeof webauthn>>['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<Awaited<ReturnType<typeof webauthn>>['startRegistration']>[0]['optionsJSON'];

/** Passkeys belong to a name: a site reached by a bare address has none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

const seenKey = 'passkey_used';

/** Whether this browser made or showed a passkey here, so that it may offer one by itself. */
export const offersPasskey = (): boolean => onDevice.read(seenKey) !== null;

const remember = (): void => void onDevice.write(seenKey, '1');

/** The reader closed the browser's own dialog, or another one took its place. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** This device has a passkey of the account already. */
export const isKnownHere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

async function show(question: object, autofill = false): Promise<Shown> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = question as RequestOptions;
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })) as Shown;
}

/** Creates a passkey on this device and stores it in the account; the owner's proof comes first. */
export async function addPasskey(proof: Proof, name: string): Promise<OwnPasskey> {
  const { data: question } = await call('sign-in.passkey-challenge', proof);
  const { startRegistration } = await webauthn();
  const made = (await startRegistration({ optionsJSON: question as unknown as CreationOptions })) as Made;
  const { data } = await call('sign-in.add-passkey', { name, passkey: made });
  remember();
  return data;
}

/** A passkey as the owner's proof. */
export async function passkeyProof(): Promise<Proof> {
  const { data } = await call('proofs.proof-challenge', {});
  return { passkey: await show(data) };
}

/** What a passkey has to answer for a log-in. */
export const askForPasskey = (): Promise<object> => call('sign-in.login-challenge', {}).then(({ data }) => data);

/** Logs in by a passkey; with `autofill` the browser offers it in the name's field, and waits as long as it takes. */
export async function logInByPasskey(question: object, autofill = false): Promise<Entered> {
  const { data, headers } = await call('sign-in.login-passkey', { passkey: await show(question, autofill) });
  remember();
  return { user: data, headers };
}

/** Whether the browser can offer a passkey in a form's field. */
export const canAutofill = async (): Promise<boolean> =>
  hasPasskeys() && (await (await webauthn()).browserSupportsWebAuthnAutofill());

/** Ends what waits for a passkey: the form is gone. */
export const giveUpPasskey = async (): Promise<void> => (await webauthn()).WebAuthnAbortService.cancelCeremony();

/** Names a passkey; `before` is the name that the screen showed. */
export const namePasskey = (id: string, name: string, before: string) =>
  call('proofs.name-passkey', { id, name, seen: { name: before } }).then(({ data }) => data);
export const removePasskey = (id: string, proof: Proof) => call('sign-in.remove-passkey', { ...proof, id });
export const readPasskeys = (): Promise<OwnPasskey[]> => call('proofs.passkeys', {}).then(({ data }) => data.list);
