import type { DataOf } from '../../../contract/call.ts';
import type { CallName, Calls } from '../../../contract/calls.ts';
import type { Answer, Input } from '../../api/wire.ts';

/** Makes a call, in the server's process or from the browser. */
type Caller = <K extends CallName>(name: K, input: Input<K>) => Promise<Answer<K>>;

export type OwnInvitations = DataOf<Calls['invitations.own']>;
export type Friends = DataOf<Calls['invitations.friends']>;
export type Friend = Friends['list'][number];
export type Phones = DataOf<Calls['invitations.imei']>;
export type Activation = Phones['list'][number];

/** What the invitations' page opens with. */
export async function readInvitations(call: Caller): Promise<{ own: OwnInvitations; friends: Friends }> {
  const [own, friends] = await Promise.all([call('invitations.own', {}), call('invitations.friends', {})]);
  return { own: own.data, friends: friends.data };
}

/** Friends who joined before the last one shown. */
export const readFriends = async (call: Caller, before: number): Promise<Friends> =>
  (await call('invitations.friends', { before })).data;

export const readPhones = async (call: Caller): Promise<Phones> => (await call('invitations.imei', {})).data;
