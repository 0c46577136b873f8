import type { Heat } from '../../threads/index.ts';
import { heatScore, secondsForTenfold } from './heat.ts';

/** A thread that may stand in a member's "For you". */
export type Candidate = Omit<Heat, 'shown'>;

/** What is known of who reads. */
export interface Taste {
  countryFid: number;
  language: string;
  followed: ReadonlySet<number>;
  /** Threads that they have read: the newest place that there was then. */
  read: ReadonlyMap<number, number>;
}

/** What each thing is worth, in hours: so much younger or older the thread counts. */
export const worthInHours = {
  /** By somebody whom the member follows. */
  followed: 8,
  /** Of the member's own country. */
  country: 3,
  /** In the language that the member reads in. */
  language: 4,
  /** Where everybody who opens it likes it or replies; less by the part of those who do. */
  rate: 6,
  /** Read, and nothing came since. */
  read: -24,
  /** Read, and there are new replies. */
  readWithNews: -6,
  /** For each thread of the same author that stands higher. */
  sameAuthor: -3,
};

/** As if so many had opened it and passed on, so that a first like is no hundred percent. */
const passedOn = 50;
const hour = 3600 / secondsForTenfold;

/** How many of those who opened a thread liked it or replied, from 0 to 1. */
const rateOf = ({ likes, replies, views }: Candidate): number =>
  Math.min(1, (likes + replies) / (Math.max(views, likes + replies) + passedOn));

function worthOf(candidate: Candidate, taste: Taste): number {
  const { tid, authorid, countryFid, language, lastPosition } = candidate;
  const read = taste.read.get(tid);
  let hours = worthInHours.rate * rateOf(candidate);
  if (taste.followed.has(authorid)) hours += worthInHours.followed;
  if (countryFid === taste.countryFid) hours += worthInHours.country;
  if (language === taste.language) hours += worthInHours.language;
  if (read !== undefined) hours += lastPosition > read ? worthInHours.readWithNews : worthInHours.read;
  return hours;
}

/**
 * Threads in the order in which a member is shown them: by heat, moved by what is known of the member, with the author's
 * next ones further down. The same for the same figures: nothing is drawn by lot.
 */
export function orderForYou(candidates: readonly Candidate[], taste: Taste): number[] {
  const byWorth = candidates
    .map((candidate) => ({
      ...{ tid: candidate.tid, authorid: candidate.authorid },
      score: heatScore(candidate.likes, candidate.replies, candidate.createdAt) + worthOf(candidate, taste) * hour,
    }))
    .sort(higherFirst);
  const before = new Map<number, number>();
  for (const each of byWorth) {
    const higher = before.get(each.authorid) ?? 0;
    before.set(each.authorid, higher + 1);
    each.score += higher * worthInHours.sameAuthor * hour;
  }
  return byWorth.sort(higherFirst).map(({ tid }) => tid);
}

type Scored = { tid: number; score: number };
const higherFirst = (a: Scored, b: Scored): number => b.score - a.score || b.tid - a.tid;
