import type { CallerInputOf, DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export type BanState = DataOf<Calls['moderation.ban-state']>;

export const readBanState = async (uid: number): Promise<BanState> =>
  (await call('moderation.ban-state', { uid })).data;

export const banUser = (input: CallerInputOf<Calls['moderation.ban-user']>) => call('moderation.ban-user', input);
