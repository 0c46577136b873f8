/** The two other accounts by which somebody may log in (R-TPY-001), by the names that the documents' paths have. */
export const providers = ['facebook', 'google'] as const;
export type Provider = (typeof providers)[number];

/** What a browser is sent to a provider for. */
export const thirdPartyAims = ['enter', 'link', 'password'] as const;
export type ThirdPartyAim = (typeof thirdPartyAims)[number];

/** Why a browser came back from a provider, or from the way to it, with nothing. */
export const thirdPartyFailures = ['off', 'away', 'denied', 'state', 'refused', 'busy'] as const;
export type ThirdPartyFailure = (typeof thirdPartyFailures)[number];

export const thirdPartyLimits = {
  /** Seconds that what is handed over between two pages lives. */
  handOverSeconds: 600,
  /** Characters of each item handed over: sealed, it must still fit into a cookie. */
  token: 2200,
  detail: 600,
  message: 300,
  /** Bytes of an item as JSON, whatever it is written in. */
  itemBytes: 2600,
  /** Characters of an access token sent with a call. */
  accessToken: 4096,
} as const;

/** Saving is type 1, the default; deleting is type 2 (R-TPY-006, R-TPY-007). */
export const sessionDataType = { save: 1, delete: 2 } as const;

/** Where the browser is sent to a provider; an ordinary link, so it works from any page. */
export const thirdPartyStart = (provider: Provider, aim: ThirdPartyAim, country: string): string =>
  `/selfapi/${provider}/start?aim=${aim}&country=${country}`;
