import { memberLimits } from '../../../../contract/domains/members/limits.ts';

import { usernameFault } from '../../members/index.ts';

const nobodysName = 'member';

/**
 * A username made from how a site names somebody, never from the e-mail address, which is nobody else's business; the
 * digits make it unique.
 */
export function usernameFrom(name: string, digits: string, siteName: string): string {
  const characters = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, '_')
    .replaceAll(/\W/g, '')
    .split('_')
    .filter((part) => part !== '')
    .join('_');
  const start = characters.length < 2 ? nobodysName : characters;
  const made = `${start.slice(0, memberLimits.usernameFieldMax - digits.length - 1)}_${digits}`;
  return usernameFault(made, siteName) === undefined ? made : `${nobodysName}_${digits}`;
}

/** An address that only its owner recognises: the first character, the last, and the host. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.slice(0, 1)}•••${local.length > 2 ? local.slice(-1) : ''}${email.slice(at)}`;
}

/** What is left to log in by once an account elsewhere is unlinked. */
export const isLastWayIn = (left: { password: boolean; others: number }): boolean =>
  !left.password && left.others === 0;
