import { random } from '../world/large/random.ts';
import type { Wanted } from './asking.ts';
import { get, post, type Sent } from './load.ts';
import { guestHeaders, type Member, memberHeaders, pageHeaders, type ThreadOf20 } from './world.ts';
import { zipf } from './zipf.ts';

/** Of all that is asked, replies; of the rest, pages of guests, the others are of members. */
const shares = { replies: 0.02, guests: 0.85 };

export type MixKind = 'guests' | 'members' | 'replies';

interface Mixed {
  /** The first is asked for most. */
  threads: readonly ThreadOf20[];
  members: readonly Member[];
  count: number;
  seed: number;
}

export const threadPath = ({ fid, tid }: ThreadOf20): string => `/forum/${fid}/${tid}?limit=20`;

const replyText = '<p>The road past the market was open again this morning, and the bread was still warm.</p>';

/** A member's reply to a thread. */
export const reply = (member: Member, { tid }: ThreadOf20): Sent =>
  post('/v5/content/post/newReply', { tid, message: replyText }, memberHeaders(member));

/** What guests and members of an evening ask for: pages of threads by zipf, and a reply now and then. */
export function mixOf({ threads, members, count, seed }: Mixed): (Wanted & { kind: MixKind })[] {
  const next = random(seed);
  const draw = zipf(threads.length);
  return Array.from({ length: count }, (_, i) => {
    const thread = threads[draw(next())]!;
    const member = members[Math.floor(next() * members.length)]!;
    if (next() < shares.replies) return { ...reply(member, thread), kind: 'replies', expect: '"position"' };
    const ofGuest = next() < shares.guests;
    const headers = ofGuest ? guestHeaders(i % 5000) : pageHeaders(member);
    return { ...get(threadPath(thread), headers), kind: ofGuest ? 'guests' : 'members', expect: '</html>' };
  });
}
