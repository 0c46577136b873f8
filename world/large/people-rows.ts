import { type Country, countryOfCode } from '../../contract/primitives/countries.ts';
import type { Value } from './copy.ts';
import type { FirstIds } from './ids.ts';
import { countryWeights, joinedBefore, likersOf, type Plan } from './plan.ts';
import { random, skewed } from './random.ts';

/** The country a member belongs to. */
export const countryOfMember = (plan: Plan, member: number): Country =>
  countryOfCode(countryWeights[plan.country[member] ?? 0]![0])!;

const beginnings = [
  'Ada',
  'Bola',
  'Chidi',
  'Dina',
  'Emeka',
  'Fatou',
  'Grace',
  'Hamza',
  'Imane',
  'Jomo',
  'Kavya',
  'Lamia',
  'Musa',
  'Neha',
  'Omar',
  'Pooja',
  'Rahul',
  'Sana',
  'Tunde',
  'Wafa',
  'Yao',
  'Zola',
];
const devices = ['Zuri 12', 'Zuri 12 Pro', 'Zuri Neo 5G', 'Kito X2', 'Kito X3', 'Kito X3 Lite'];

/** A username of word characters, unique by its number. */
export const memberName = (uid: number): string => `${beginnings[uid % beginnings.length]}_${uid.toString(36)}`;
export const deviceOf = (member: number): string => devices[(member * 7) % devices.length]!;
export const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

export const memberColumns = [
  'uid',
  'username',
  'email',
  'phone',
  'password_hash',
  'country_fid',
  'nationality',
  'is_creator',
  'email_verified_at',
  'phone_verified_at',
  'sightml',
  'phonetype',
  'registered_from',
  'created_at',
] as const;

/** Two of three registered by e-mail, the others by phone; all are verified, or they could not have written. */
export function* memberRows(plan: Plan, ids: FirstIds, passwordHash: string): Generator<Value[]> {
  for (let m = 0; m < plan.size.members; m++) {
    const uid = ids.uid + m;
    const country = countryOfMember(plan, m);
    const at = moment(plan.joined[m]!);
    const byMail = m % 3 !== 0;
    yield [
      uid,
      memberName(uid),
      byMail ? emailOf(uid) : null,
      byMail ? null : phoneOf(uid, country),
      passwordHash,
      country.fid,
      country.iso,
      m % 500 === 7,
      byMail ? at : null,
      byMail ? null : at,
      '',
      deviceOf(m),
      m % 2 === 0 ? 'h5' : 'pc',
      at,
    ];
  }
}

const emailOf = (uid: number): string => `member${uid}@example.com`;
/** Digits as they are dialled from abroad. */
const phoneOf = (uid: number, country: Country): string => `${country.dial}70${String(uid).padStart(7, '0')}`;

export function* nameRows(plan: Plan, ids: FirstIds): Generator<Value[]> {
  for (let m = 0; m < plan.size.members; m++) yield [memberName(ids.uid + m).toLowerCase(), ids.uid + m];
}

export function* emailRows(plan: Plan, ids: FirstIds): Generator<Value[]> {
  for (let m = 0; m < plan.size.members; m++) if (m % 3 !== 0) yield [emailOf(ids.uid + m), ids.uid + m];
}

export function* phoneRows(plan: Plan, ids: FirstIds): Generator<Value[]> {
  for (let m = 0; m < plan.size.members; m++)
    if (m % 3 === 0) yield [phoneOf(ids.uid + m, countryOfMember(plan, m)), ids.uid + m];
}

/** Who follows whom: most follow a dozen, and a few members are followed by thousands. */
export function* followRows(plan: Plan, ids: FirstIds, end: number): Generator<Value[]> {
  const next = random(77);
  const { members } = plan.size;
  for (let m = 1; m < members; m++) {
    const chosen = new Set<number>();
    const wanted = Math.floor(next() ** 2 * 40);
    for (let i = 0; i < wanted; i++) {
      // A fixed shuffle of the members says who is popular.
      const target = (skewed(members, next, 4) * 7919) % members;
      if (target === m || chosen.has(target)) continue;
      chosen.add(target);
      const both = Math.max(plan.joined[m]!, plan.joined[target]!);
      yield [ids.uid + m, ids.uid + target, moment(Math.floor(both + 60 + next() * Math.max(1, end - both - 120)))];
    }
  }
}

/** Likes of every post, in the order of the posts. */
export function* likeRows(plan: Plan, ids: FirstIds, end: number): Generator<Value[]> {
  const next = random(78);
  for (const p of plan.order) {
    if (plan.likes[p] === 0) continue;
    const at = plan.at[p]!;
    const reach = Math.max(1, Math.min(end - at - 1, 5 * 86_400));
    const joinedBy = joinedBefore(plan, at);
    for (const member of likersOf(plan, p, joinedBy))
      yield [
        ids.tid + plan.thread[p]!,
        ids.pid + plan.rank[p]!,
        ids.uid + member,
        moment(Math.floor(at + 1 + reach * next() ** 2)),
      ];
  }
}

/** How many have a thread among their favourites: about a third of those who like it. */
export const favouritesOf = (plan: Plan, thread: number): number => Math.floor(plan.likes[plan.start[thread]!]! / 3);

export function* favouriteRows(plan: Plan, ids: FirstIds, end: number): Generator<Value[]> {
  for (let t = 0; t < plan.size.threads; t++) {
    const first = plan.start[t]!;
    let left = favouritesOf(plan, t);
    if (left === 0) continue;
    const at = Math.min(end - 1, plan.at[first]! + 3600);
    for (const member of likersOf(plan, first, joinedBefore(plan, plan.at[first]!))) {
      if (left-- === 0) break;
      yield [ids.tid + t, ids.uid + member, moment(at)];
    }
  }
}
