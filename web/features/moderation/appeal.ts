import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { onDevice } from '../../lib/stores.ts';

export type AppealState = DataOf<Calls['moderation.own-appeal']>;

export const readOwnAppeal = async (): Promise<AppealState> => (await call('moderation.own-appeal', {})).data;

export const sendAppeal = async (message: string, idempotencyKey: string): Promise<AppealState> =>
  (await call('moderation.appeal', { message }, { idempotencyKey })).data;

const place = 'appeal';

/** What was typed last, stored on this device until it is sent. */
export const storedAppeal = (): string => onDevice.read(place) ?? '';

export const storeAppeal = (message: string): void => void onDevice.write(place, message || null);
