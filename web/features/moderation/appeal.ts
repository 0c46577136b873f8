import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export type AppealState = DataOf<Calls['moderation.own-appeal']>;

export const readAppeal = async (): Promise<AppealState> => (await call('moderation.own-appeal', {})).data;

export const sendAppeal = async (message: string, idempotencyKey: string): Promise<AppealState> =>
  (await call('moderation.appeal', { message }, { idempotencyKey })).data;

const place = 'appeal';

/** What was typed last, kept on this device until it is sent. */
export function keptAppeal(): string {
  try {
    return localStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}

export function keepAppeal(message: string): void {
  try {
    if (message === '') localStorage.removeItem(place);
    else localStorage.setItem(place, message);
  } catch {
    // Storage switched off: it lasts as long as the page.
  }
}
