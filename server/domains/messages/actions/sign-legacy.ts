import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { type SignDeps, signed } from './sign.ts';

type Calls = typeof messagesCalls;

/** A signature for the chat, of the caller alone, for as long as is asked for. */
export const signLegacy =
  (deps: SignDeps) =>
  async (
    ctx: MemberCtx,
    { identifier, expire }: InputOf<Calls['messages.sign-legacy']>,
  ): Promise<DataOf<Calls['messages.sign-legacy']>> => {
    const { sign, ...rest } = await signed(deps, ctx, identifier, expire);
    return { userSig: sign, ...rest };
  };
