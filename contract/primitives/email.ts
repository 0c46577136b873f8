/** Longest address that anybody has here. */
export const longestEmail = 100;
/** Longest part before the @ that mail servers take (RFC 5321), and longest label of a domain. */
const longestLocal = 64;
const longestLabel = 63;

/** What a copied address brings along and nobody sees: marks of direction, soft hyphens, blanks without width; joiners may be of a word. */
const unseen = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const atom = /^[\p{L}\p{M}\p{Nd}_+'%-]+$/u;
const label = /^[\p{L}\p{M}\p{Nd}-]+$/u;
const letter = /\p{L}/u;

/** An address as it was meant. */
export const emailTyped = (typed: string): string => typed.replaceAll(unseen, '').trim();

const isLabel = (text: string): boolean =>
  text.length <= longestLabel && label.test(text) && !text.startsWith('-') && !text.endsWith('-');

/** The domain of an address as people have them: a dot-atom, @, labels in any script; undefined for another text. */
function domainOf(email: string): string | undefined {
  if (email.length > longestEmail) return undefined;
  const at = email.indexOf('@');
  const [local, labels] = [email.slice(0, at), email.slice(at + 1).split('.')];
  if (at < 1 || local.length > longestLocal || !local.split('.').every((part) => atom.test(part))) return undefined;
  const isDomain = labels.length > 1 && labels.every(isLabel) && letter.test(labels.at(-1)!);
  return isDomain ? labels.join('.') : undefined;
}

/** Whether a text has the form of an e-mail address, whoever's and wherever. */
export const isEmail = (email: string): boolean => domainOf(email) !== undefined;

/** Whether an address ends in one of these: `com` takes anybody@mail.example.com. */
export function hasEnding(email: string, endings: readonly string[]): boolean {
  const domain = domainOf(email)?.toLowerCase();
  return domain !== undefined && endings.some((ending) => domain.endsWith(`.${ending.toLowerCase()}`));
}
