/** Here now: people with a page open in the last minutes; fewer are not shown. */
export const hereLimits = { minutes: 5, least: 5 } as const;
