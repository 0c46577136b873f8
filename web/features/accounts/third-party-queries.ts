import { useCallback, useEffect, useState } from 'react';
import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';

export type ThirdPartySession = DataOf<Calls['accounts.third-party-session']>['session'];
export type LinkedAccounts = DataOf<Calls['accounts.linked-accounts']>;

/** What is asked for when the page comes to life: undefined while it is, with what went wrong. */
export interface Asked<T> {
  data: T | undefined;
  /** The server's words; empty where it gave none. */
  failed: string | undefined;
  again: () => void;
}

function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [data, setData] = useState<T>();
  const [failed, setFailed] = useState<string>();
  const again = useCallback(() => {
    setFailed(undefined);
    ask().then(setData, (error: unknown) => {
      if (!isRefusal(error)) reportError(error);
      setFailed(isRefusal(error) ? error.msg : '');
    });
  }, [ask]);
  useEffect(again, [again]);
  return { data, failed, again };
}

const askSession = async (): Promise<ThirdPartySession> =>
  (await call('accounts.third-party-session', {})).data.session;
const askLinked = async (): Promise<LinkedAccounts> => (await call('accounts.linked-accounts', {})).data;

/** What another page, or a log-in elsewhere, handed to this one. */
export const useThirdPartySession = (): Asked<ThirdPartySession> => useAsked(askSession);

/** The member's accounts elsewhere. */
export const useLinkedAccounts = (): Asked<LinkedAccounts> => useAsked(askLinked);
