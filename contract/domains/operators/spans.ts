/** How many seconds each is, the longest first. */
export const durations = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

export type Duration = keyof typeof durations;

export const isDuration = (unit: unknown): unit is Duration => typeof unit === 'string' && unit in durations;

/** The longest unit in which a span of seconds is a whole number. */
export const longestOf = (seconds: number): Duration =>
  (Object.keys(durations) as Duration[]).find((unit) => seconds !== 0 && seconds % durations[unit] === 0) ?? 'second';
