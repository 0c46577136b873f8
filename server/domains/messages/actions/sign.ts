import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { signFor } from '../../sign-in/index.ts';
import { chatAppId } from '../settings.ts';

type Calls = typeof messagesCalls;

/** What signatures are made with. */
export interface SignDeps {
  secret: string;
  settings: SettingsReader;
}

/** A signature for the chat, of the caller alone, for a week. */
export const sign =
  (deps: SignDeps) =>
  async (ctx: MemberCtx, { userId }: InputOf<Calls['messages.sign']>): Promise<DataOf<Calls['messages.sign']>> => {
    const { sign, ...rest } = await signed(deps, ctx, userId, messageLimits.signSeconds);
    return { userSign: sign, ...rest };
  };

/** A signature as long as is asked for, with what stands beside it. */
export async function signed({ secret, settings }: SignDeps, { actor, now }: MemberCtx, uid: number, expire: number) {
  if (uid !== actor.uid) refuse('messages.not_yours_to_sign');
  const sign = signFor(actor, secret, new Date(now.getTime() + expire * 1000));
  return { sign, userId: uid, expire, sdkAppID: await settings.get(chatAppId) };
}
