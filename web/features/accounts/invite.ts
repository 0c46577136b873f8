import { inviteFlag, uidOfInviteCode } from '../../../contract/domains/invitations/code.ts';

const key = 'invite';

/** The code that somebody came by; it outlives the visit, as few register at the first. */
export function keptInvite(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepInvite(code: string): void {
  try {
    if (code === '') localStorage.removeItem(key);
    else localStorage.setItem(key, code);
  } catch {
    // Storage switched off: the code counts while the form is open.
  }
}

/** The code in an address, where it can be one. */
export function inviteIn(search: string): string | undefined {
  const code = new URLSearchParams(search).get(inviteFlag)?.trim() ?? '';
  return uidOfInviteCode(code) === undefined ? undefined : code;
}

/** Whether a typed code can be anybody's; an empty one is none. */
export const inviteFault = (code: string): boolean => code.trim() !== '' && uidOfInviteCode(code) === undefined;
