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
  groups: 8,
  store: 8,
  jackpot: 8,
  chat: 9,
  messages: 9,
  threads: 9,
  photos: 10,
  bugs: 10,
  feeds: 10,
  tasks: 10,
  creator: 10,
  invitations: 10,
  feedback: 10,
  reports: 10,
  search: 10,
  welcome: 10,
  ranking: 10,
  notices: 11,
  operators: 12,
} as const;

export type Domain = keyof typeof ranks;
