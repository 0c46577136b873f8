import type { Suspicion } from '../../../../contract/domains/invitations/shapes.ts';

/** What is known of an account when accounts are compared. */
export interface Trace {
  uid: number;
  username: string;
  joinedAt: Date;
  /** Mark of the device it was made on, or empty. */
  device: string;
  /** Where it got in from. */
  addresses: ReadonlySet<string>;
  /** It has no access to the site. */
  banned: boolean;
}

/** A whole village may share an address, so two friends behind one say nothing yet. */
const fromOneAddress = 3;
/** So many friends within an hour are more than a whole school class invited at once. */
const withinAnHour = 8;
const alikeNames = 3;
const hour = 3_600_000;
const shortestStem = 3;

/** A name without what a program counts up: `farm_01` and `farm02` are alike. */
const stemOf = (username: string): string => username.toLowerCase().replaceAll(/[\d_]/g, '');

const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((each) => b.has(each));

/**
 * Why an operator looks first: the friend may be no other person than the inviter, or than the inviter's other friends,
 * and an inviter without access is never paid without a look.
 */
export function suspicionsOf(friend: Trace, inviter: Trace, others: readonly Trace[]): Suspicion[] {
  const found: Suspicion[] = [];
  const rest = others.filter(({ uid }) => uid !== friend.uid);
  if (inviter.banned) found.push('banned');
  if (friend.device !== '' && [inviter, ...rest].some(({ device }) => device === friend.device)) found.push('device');
  const neighbours = rest.filter(({ addresses }) => share(addresses, friend.addresses)).length;
  if (share(friend.addresses, inviter.addresses) || neighbours + 1 >= fromOneAddress) found.push('address');
  if (isCrowd(friend, rest) || isSeries(friend, rest)) found.push('pattern');
  return found;
}

/** Many joined within one hour of each other. */
const isCrowd = (friend: Trace, rest: readonly Trace[]): boolean =>
  rest.filter(({ joinedAt }) => Math.abs(joinedAt.getTime() - friend.joinedAt.getTime()) < hour).length + 1 >=
  withinAnHour;

/** Names that differ by their figures only. */
function isSeries(friend: Trace, rest: readonly Trace[]): boolean {
  const stem = stemOf(friend.username);
  if (stem.length < shortestStem) return false;
  return rest.filter(({ username }) => stemOf(username) === stem).length + 1 >= alikeNames;
}

/** Phones that one member activates within a month before somebody looks. */
const phonesAMonth = 2;

interface Activation {
  /** Of the same member, within the month. */
  phonesBefore: number;
  /** Another account of the member's device activated one, too. */
  sameDevice: boolean;
  /** The member has no access to the site. */
  banned: boolean;
}

/** Why an operator looks at an activation first: it may be no phone of the member's own. */
export function imeiSuspicionsOf({ phonesBefore, sameDevice, banned }: Activation): Suspicion[] {
  return [
    ...(banned ? (['banned'] as const) : []),
    ...(sameDevice ? (['device'] as const) : []),
    ...(phonesBefore >= phonesAMonth ? (['pattern'] as const) : []),
  ];
}
