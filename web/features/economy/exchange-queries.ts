import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { Viewer } from '../../../contract/primitives/viewer.ts';
import type { Caller } from '../../api/wire.ts';
import { uidAuth } from '../../session/uid-auth.ts';

export type ExchangeInfo = DataOf<Calls['economy.exchange-info']>;
export type ExchangeOrder = NonNullable<ExchangeInfo['order']>;
export type Own = Pick<Viewer, 'uid' | 'countryFid'>;

/** What each call of the exchange says of who makes it. */
export async function signed({ uid, countryFid: cid }: Own, xcoin?: number) {
  const uid_auth = await uidAuth(uid, cid, xcoin);
  return { uid, cid, ...(uid_auth !== undefined && { uid_auth }), ...(xcoin !== undefined && { xcoin }) };
}

/** What the exchange's page opens with. */
export const readExchangeInfo = async (call: Caller, own: Own): Promise<ExchangeInfo> =>
  (await call('economy.exchange-info', await signed(own))).data;
