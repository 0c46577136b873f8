/** For how many days an address is banned: never for good, since addresses change hands. */
export const addressBanDays = [1, 7, 30, 90] as const;

/** What a ban takes: one address, or the network around it (256 addresses of IPv4, a site's of IPv6). */
export const addressWidths = ['one', 'network'] as const;
export type AddressWidth = (typeof addressWidths)[number];

export const addressLimits = {
  /** For so long it is stored from where somebody wrote. */
  storedDays: 90,
  /** Addresses of a member that a look-up shows, the last first. */
  shown: 20,
  /** Other accounts shown beside one of them. */
  others: 20,
  /** Accounts that a look-up of one address shows, the last first. */
  accounts: 100,
  rows: 20,
  reasonMax: 500,
  /** An address as it is written at the longest. */
  addressMax: 45,
} as const;
