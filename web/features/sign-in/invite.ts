import { inviteFlag, uidOfInviteCode } from '../../../contract/domains/invitations/code.ts';
import { onDevice } from '../../lib/stores.ts';

const key = 'invite';

/** The code that somebody came by; it outlives the visit, as few register at the first. */
export const storedInvite = (): string => onDevice.read(key) ?? '';

export const storeInvite = (code: string): void => void onDevice.write(key, code || null);

/** The code in an address, where it can be one. */
export function inviteIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get(inviteFlag)?.trim() ?? '';
  return uidOfInviteCode(code) === undefined ? undefined : code;
}

/** Whether a typed code can be anybody's; an empty one is none. */
export const inviteFault = (code: string): boolean => code.trim() !== '' && uidOfInviteCode(code) === undefined;
