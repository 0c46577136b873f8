import type { CallerInputOf, DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { CannedReason } from '../../../contract/domains/moderation/list-calls.ts';
import { call } from '../../api/client.ts';

/** What stands against a member, and the reasons that the operators have written to choose from. */
export type BanState = DataOf<Calls['moderation.ban-state']> & { canned: readonly CannedReason[] };

export async function readBanState(uid: number): Promise<BanState> {
  const [state, canned] = await Promise.all([call('moderation.ban-state', { uid }), call('moderation.canned', {})]);
  return { ...state.data, canned: canned.data.list };
}

export const banUser = (input: CallerInputOf<Calls['moderation.ban-user']>) => call('moderation.ban-user', input);
