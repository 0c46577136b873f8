import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { type Loaded, useLoaded } from '../../lib/use-loaded.ts';

export type ThirdPartySession = DataOf<Calls['accounts.third-party-session']>['session'];
export type LinkedAccounts = DataOf<Calls['accounts.linked-accounts']>;

const askSession = async (): Promise<ThirdPartySession> =>
  (await call('accounts.third-party-session', {})).data.session;
const askLinked = async (): Promise<LinkedAccounts> => (await call('accounts.linked-accounts', {})).data;

/** What another page, or a log-in elsewhere, handed to this one. */
export const useThirdPartySession = (): Loaded<ThirdPartySession> => useLoaded(askSession);

/** The member's accounts elsewhere. */
export const useLinkedAccounts = (): Loaded<LinkedAccounts> => useLoaded(askLinked);
