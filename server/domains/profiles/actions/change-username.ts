import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { profilesCalls } from '../../../../contract/domains/profiles/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { balancesOf, transfer } from '../../economy/index.ts';
import { lockOwnAccount, renameMember } from '../../members/index.ts';
import { usernameChange } from '../money.ts';
import { mayRename, renamesLeft } from '../policy.ts';
import { usernamePrice } from '../settings.ts';
import { ownUid } from './own-uid.ts';

type Call = (typeof profilesCalls)['profiles.change-username'];

export interface RenameDeps {
  settings: SettingsReader;
  siteName: string;
}

/** Gives the member another username, once and for its price: name and money change together or not at all. */
export const changeUsername =
  ({ settings, siteName }: RenameDeps) =>
  async (ctx: MemberCtx, { username, ...input }: InputOf<Call>): Promise<DataOf<Call>> => {
    const uid = ownUid(ctx, input.uid);
    const own = (await lockOwnAccount(ctx.db, uid))!;
    const spent = mayRename(own.renamedAt);
    if (spent) refuse(spent);
    if (username === own.username) refuse('profiles.username_same');
    const refusal = await renameMember(ctx, uid, username, siteName);
    if (refusal) refuse(refusal);
    const amount = await settings.get(usernamePrice);
    if (amount > 0) {
      await transfer(ctx, {
        key: `username:${uid}`,
        kind: 'spent',
        reason: usernameChange,
        movements: [{ from: uid, to: 'mint', currency: 'xgold', amount }],
      });
    }
    return { username, usernamechances: renamesLeft(ctx.now), xglodCount: (await balancesOf(ctx, [uid]))(uid).xgold };
  };
