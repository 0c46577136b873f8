import { call } from '../../api/client.ts';
import type { CheckInInfo } from './queries.ts';

/** Checks the member in for today, under a key that is the same however often it is tried. */
export const checkIn = async (key: string): Promise<CheckInInfo> =>
  (await call('economy.check-in', {}, { idempotencyKey: key })).data;
