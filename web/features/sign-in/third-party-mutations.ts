import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type Provider, sessionDataType } from '../../../contract/domains/sign-in/third-party-limits.ts';
import { call, localRefusal } from '../../api/client.ts';
import { secureContext } from '../../api/seal.ts';
import { storedInvite } from './invite.ts';
import { type Entered, newcomerFields, type SessionUser } from './mutations.ts';
import { type Newcomer, placeOf } from './third-party.ts';

/** What became of a log-in by an account elsewhere. */
export type Outcome =
  /** `joined`: the account was made by this. */
  | ({ to: 'home'; joined: boolean } & Entered)
  | { to: 'complete'; newcomer: Newcomer }
  | { to: 'confirm'; message: string }
  /** The other site doesn't vouch: what `Variables.error` says (R-TPY-012). */
  | { to: 'nowhere'; message: string };

type SocialAnswer = DataOf<Calls['sign-in.social-step-one']>;
type SearchAnswer = DataOf<Calls['sign-in.search-engine-enter']>;

interface Answered {
  data: SocialAnswer | SearchAnswer;
  beside: { Variables: { error: string } };
  headers: Headers;
}

function outcomeOf(provider: Provider, { data, beside, headers }: Answered): Outcome {
  if (data.success === undefined) return { to: 'nowhere', message: beside.Variables.error };
  const to = placeOf(provider, data.success);
  if (to === 'home') return { to, joined: data.success === 'new_user', user: data as SessionUser, headers };
  if (to === 'complete') return { to, newcomer: data as Newcomer };
  return { to, message: 'fbSameMsg' in data ? data.fbSameMsg : '' };
}

/** A password that is not sealed leaves the browser over https alone. */
function requireSecure(): void {
  if (!secureContext()) throw localRefusal('network.insecure', 'insecure');
}

/** The person who came back from the other site, and what becomes of it. */
export const stepOne = async (provider: Provider): Promise<Outcome> =>
  outcomeOf(
    provider,
    provider === 'facebook'
      ? await call('sign-in.social-step-one', {})
      : await call('sign-in.search-engine-enter', { choose: 'yes', ...newcomerFields(storedInvite()) }),
  );

/** The account of the same address is somebody else's. */
export const decline = async (provider: Provider): Promise<Outcome> =>
  outcomeOf(
    provider,
    provider === 'facebook'
      ? await call('sign-in.social-step-two', { choose: 'no' })
      : await call('sign-in.search-engine-enter', { choose: 'no', ...newcomerFields(storedInvite()) }),
  );

/** Binds the two accounts by the password; it is sent with yes alone (R-TPY-010). */
export async function bind(provider: Provider, password: string): Promise<Outcome> {
  if (provider === 'google') return outcomeOf(provider, await call('sign-in.search-engine-bind', { password }));
  requireSecure();
  return outcomeOf(provider, await call('sign-in.social-step-two', { choose: 'yes', password }));
}

export interface CompleteValues {
  username: string;
  email: string;
  password: string;
}

/** Registers the social network's newcomer: the password twice, the address only if there is one (R-TPY-008, R-TPY-009). */
export async function registerThirdParty(
  facebookid: string,
  { username, email, password }: CompleteValues,
  invite: string,
  idempotencyKey: string,
): Promise<Outcome> {
  requireSecure();
  const address = email.trim() === '' ? {} : { email: email.trim() };
  const fields = { facebookid, username, password, password2: password, ...address, ...newcomerFields(invite) };
  const outcome = outcomeOf('facebook', await call('sign-in.register-third-party', fields, { idempotencyKey }));
  return outcome.to === 'home' ? { ...outcome, joined: true } : outcome;
}

type Item = 'token' | 'detail' | 'message';

/** Saves an item of the third-party session for the next page, or deletes it: type 1 and 2 (R-TPY-006, R-TPY-007). */
export async function sessionData(item: Item, value = '', type: 1 | 2 = sessionDataType.save): Promise<void> {
  if (type === sessionDataType.delete) {
    if (item === 'token') await call('sign-in.delete-fb-token', {});
    else if (item === 'detail') await call('sign-in.delete-fb-detail', {});
    else await call('sign-in.delete-fb-same-msg', {});
  } else if (item === 'token') await call('sign-in.save-fb-token', { fbtoken: value });
  else if (item === 'detail') await call('sign-in.save-fb-detail', { fbdetail: value });
  else await call('sign-in.save-fb-same-msg', { msg: value });
}

export const linkAccount = (password: string) => call('sign-in.link-account', { password });
export const unlinkAccount = (provider: Provider, password: string) =>
  call('sign-in.unlink-account', { provider, password });
export const setFirstPassword = (password: string, password2: string) =>
  call('sign-in.set-first-password', { password, password2 });
