import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';
import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';

const hourMilliseconds = 3_600_000;

interface StoredSession {
  created_at: Date;
  expires_at: Date;
}

/** Hours that a session of a member of this group lasts at most, however much it is used. */
export const longestHours = (groupid: number): number =>
  groupid === operatorGroup ? signInLimits.operatorSessionHours : signInLimits.sessionDays * 24;

/** The moment at which a session ends whatever happens. */
export const lastMoment = (createdAt: Date, groupid: number): Date =>
  new Date(createdAt.getTime() + longestHours(groupid) * hourMilliseconds);

/** When a session ends as things stand: by its own date, or by the rules of its member's group. */
export const sessionEnd = ({ created_at, expires_at, groupid }: StoredSession & { groupid: number }): Date =>
  earlier(expires_at, lastMoment(created_at, groupid));

/** The end of a session that is used now: so many seconds on, and never past its last moment. */
export const extendedEnd = (createdAt: Date, groupid: number, now: Date, seconds: number): Date =>
  earlier(new Date(now.getTime() + seconds * 1000), lastMoment(createdAt, groupid));

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
