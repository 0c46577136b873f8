/**
 * The domains in rank order: a domain may ask those of a lower rank through their index, and listens
 * to events of lower ranks only. Held by tests/architecture.test.ts.
 */
export const ranks = {
  moderation: 1,
  countries: 2,
  media: 2,
  economy: 2,
  members: 3,
  topics: 3,
  proofs: 4,
  'sign-in': 5,
  privacy: 6,
  profiles: 7,
  follows: 8,
  store: 8,
  draw: 8,
  rooms: 8,
  gifts: 9,
  groups: 9,
  posts: 9,
  threads: 10,
  messages: 11,
  contests: 11,
  bugs: 11,
  review: 11,
  feeds: 12,
  search: 12,
  ranking: 12,
  welcome: 12,
  tasks: 12,
  creator: 12,
  invitations: 12,
  feedback: 12,
  announcements: 12,
  notices: 13,
  operators: 14,
  statistics: 13,
} as const;

export type Domain = keyof typeof ranks;
