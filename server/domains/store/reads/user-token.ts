import type { DataOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { issueStoreToken } from '../store-token.ts';

type Calls = typeof storeCalls;

/** A token that names the caller to the store. */
export const userToken =
  (secret: string) =>
  ({ actor, now }: MemberCtx): DataOf<Calls['store.user-token']> =>
    issueStoreToken(secret, actor.uid, now);
