import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { type Loaded, useLoaded } from '../../api/use-loaded.ts';

export type ThirdPartySession = DataOf<Calls['sign-in.third-party-session']>['session'];
export type LinkedAccounts = DataOf<Calls['sign-in.linked-accounts']>;

const askSession = async (): Promise<ThirdPartySession> => (await call('sign-in.third-party-session', {})).data.session;
const askLinked = async (): Promise<LinkedAccounts> => (await call('sign-in.linked-accounts', {})).data;

/** What another page, or a log-in elsewhere, handed to this one. */
export const useThirdPartySession = (): Loaded<ThirdPartySession> => useLoaded(askSession);

/** The member's accounts elsewhere. */
export const useLinkedAccounts = (): Loaded<LinkedAccounts> => useLoaded(askLinked);
