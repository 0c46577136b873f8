import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { readStoreToken } from '../store-token.ts';

type Call = (typeof storeCalls)['store.save-token'];

/** Saves the caller's own store token in the session: a cookie that ends with the token. */
export const saveToken =
  (secret: string) =>
  ({ actor, now, answer }: MemberCtx, { xstoreToken }: InputOf<Call>): DataOf<Call> => {
    const known = readStoreToken(secret, xstoreToken, now);
    if (known?.uid !== actor.uid) return refuse('store.token_invalid');
    const { expires } = known;
    answer.cookie('xstore_token', xstoreToken, { maxAgeSeconds: expires - unixSeconds(now), sameSite: 'Strict' });
    return { expires };
  };
