import { domainToUnicode } from 'node:url';
import { emailTyped } from '../../../contract/primitives/email.ts';

/** The form under which an address is unique: capitals, accents and domains of other scripts are written in one way. */
export function emailKey(typed: string): string {
  const key = emailTyped(typed).normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@') + 1;
  const domain = at > 0 && key.includes('xn--', at) ? domainToUnicode(key.slice(at)) : '';
  return domain === '' ? key : key.slice(0, at) + domain;
}
