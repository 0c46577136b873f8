import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

type GuardianState = DataOf<Calls['members.guardian-state']>;
export type EmailStatus = NonNullable<GuardianState['asked']>['letter'];

export const guardianState = async (): Promise<GuardianState> => (await call('members.guardian-state', {})).data;

export const askGuardian = async (email: string): Promise<void> => {
  await call('members.ask-guardian', { email });
};

export const whoAsksGuardian = async (token: string): Promise<string> =>
  (await call('members.guardian-link', { token })).data.username;

export const giveConsent = async (token: string): Promise<string> =>
  (await call('members.give-consent', { token })).data.username;
