import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { emailTyped, isEmail } from '../../../../contract/primitives/email.ts';
import { digitsIn, joinedFigures } from '../../../../contract/primitives/figures.ts';
import { refuse } from '../../../platform/refusal.ts';
import { receiverOf } from '../present.ts';
import type { ReceiverFields } from '../sql/receivers.ts';

const required = ['firstname', 'lastname', 'phone'] as const;
/** What a delivery can't do without besides. */
const delivered = ['address', 'city'] as const;

const trimmed = (fields: ReceiverFields): ReceiverFields => {
  const own = Object.entries(receiverOf(fields)).map(([name, text]) => [name, text.trim()]);
  return { ...(Object.fromEntries(own) as unknown as ReceiverFields), email: emailTyped(fields.email) };
};

const isPhone = (text: string): boolean =>
  /^[+＋]?\d+$/u.test(joinedFigures(text)) && digitsIn(text).length >= storeLimits.phoneLeast;

/**
 * A receiver as it may be stored: with first name, last name and phone (R-SHP-008), and for a delivery with address and
 * city; each field that isn't is named.
 */
export function requireReceiver(sent: ReceiverFields, isDelivery = false): ReceiverFields {
  const fields = trimmed(sent);
  const issues: { field: string; text: string }[] = [...required, ...(isDelivery ? delivered : [])]
    .filter((field) => fields[field] === '')
    .map((field) => ({ field, text: `store.issue.${field}` }));
  if (fields.phone !== '' && !isPhone(fields.phone)) issues.push({ field: 'phone', text: 'store.issue.phoneWrong' });
  if (fields.email !== '' && !isEmail(fields.email)) issues.push({ field: 'email', text: 'store.issue.email' });
  if (issues.length > 0) refuse('wire.bad_input', { issues });
  return fields;
}
