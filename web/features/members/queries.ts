import { useEffect, useState } from 'react';
import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { isRefusal } from '../../api/wire.ts';
import { readToken } from '../../session/token.ts';

export type OwnSanction = DataOf<Calls['members.own-sanction']>['sanction'];

/**
 * The sanction against whoever holds this browser's token, undefined until that is known; a banned member's page
 * session doesn't hold it.
 */
export function useOwnSanction(): OwnSanction | undefined {
  const [sanction, setSanction] = useState<OwnSanction>();
  useEffect(() => {
    if (readToken() === null) return;
    call('members.own-sanction', {}).then(
      ({ data }) => setSanction(data.sanction),
      // The page says what happened without it too.
      (error: unknown) => {
        if (!isRefusal(error)) reportError(error);
      },
    );
  }, []);
  return sanction;
}
