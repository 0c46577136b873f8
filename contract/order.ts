/**
 * The domains in rank order: a domain may ask those of a lower rank through their index, and hears
 * events only of lower ranks. Held by tests/architecture.test.ts.
 */
export const ranks = {
  countries: 1,
  moderation: 1,
  media: 2,
  economy: 2,
  accounts: 3,
  topics: 3,
  profiles: 4,
  follows: 5,
  store: 5,
  jackpot: 5,
  chat: 6,
  messages: 6,
  threads: 6,
  photos: 7,
  bugs: 7,
  feeds: 7,
  tasks: 7,
  creator: 7,
  invitations: 7,
  feedback: 7,
  notices: 8,
  operators: 9,
} as const;

export type Domain = keyof typeof ranks;
