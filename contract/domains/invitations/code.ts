/** Crockford's characters: none that is read as another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const characters = 7;
/** Every uid below this has a code: 34 thousand million members. */
const room = 32n ** BigInt(characters);
/** Odd, so that every number has its own image; codes of neighbours look nothing alike. */
const factor = 19_088_743_981n;

/** What multiplies back: `factor * inverse` is 1 in the room. */
function inverseOf(value: bigint): bigint {
  let inverse = 1n;
  // Newton's way doubles the right bits each time; the room is a power of two.
  for (let i = 0; i < 6; i += 1) inverse = (inverse * (2n - value * inverse)) % room;
  return ((inverse % room) + room) % room;
}
const inverse = inverseOf(factor);

/** A check character, so that a slip of the finger is no other member's code. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [place, character] of [...body].entries()) sum += alphabet.indexOf(character) * (place * 2 + 3);
  return alphabet[sum % 31]!;
}

/** The code by which a member invites: made from the uid alone, always the same. */
export function inviteCodeOf(uid: number): string {
  let rest = (BigInt(uid) * factor) % room;
  let body = '';
  for (let i = 0; i < characters; i += 1) {
    body = alphabet[Number(rest % 32n)]! + body;
    rest /= 32n;
  }
  return body + checkCharacter(body);
}

/**
 * A code as it was meant: in capitals, without spaces and dashes, and with the characters that are taken for others.
 */
const meant = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The uid behind a code that somebody typed or followed; undefined where no member can have it. */
export function uidOfInviteCode(typed: string): number | undefined {
  const code = meant(typed);
  if (code.length !== characters + 1) return undefined;
  const body = code.slice(0, characters);
  let number = 0n;
  for (const character of body) {
    const place = alphabet.indexOf(character);
    if (place < 0) return undefined;
    number = number * 32n + BigInt(place);
  }
  if (checkCharacter(body) !== code[characters]) return undefined;
  const uid = Number((number * inverse) % room);
  return uid > 0 ? uid : undefined;
}

/** Query flag of an invitation's address, beside the one that opens registration. */
export const inviteFlag = 'invite';

/** Where an invitation leads: home, with registration open. */
export const invitePath = (code: string): string => `/?showregister=yes&${inviteFlag}=${code}`;
