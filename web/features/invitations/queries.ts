import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { Caller } from '../../api/wire.ts';

export type OwnInvitations = DataOf<Calls['invitations.own']>;
export type Friends = DataOf<Calls['invitations.friends']>;
export type Friend = Friends['list'][number];
export type Rewards = DataOf<Calls['invitations.rewards']>;
export type Phones = DataOf<Calls['invitations.imei']>;

/** What the invitations' page opens with. */
export async function readInvitations(call: Caller): Promise<{ own: OwnInvitations; friends: Friends }> {
  const [own, friends] = await Promise.all([call('invitations.own', {}), call('invitations.friends', {})]);
  return { own: own.data, friends: friends.data };
}

/** Friends who joined before the last one shown. */
export const readFriends = async (call: Caller, before: number): Promise<Friends> =>
  (await call('invitations.friends', { before })).data;

export const readRewards = async (call: Caller): Promise<Rewards> => (await call('invitations.rewards', {})).data;

export const readPhones = async (call: Caller): Promise<Phones> => (await call('invitations.imei', {})).data;
