/** A feature is off, on, or on for some: in named countries, for a share of members. */
export const switchModes = ['off', 'on', 'some'] as const;
export type SwitchMode = (typeof switchModes)[number];

export const readOnlyLimits = {
  /** Characters of the note that pages show. */
  note: 200,
  /** Seconds after which a refused write is tried again where no end is known, and at most. */
  retrySeconds: 60,
} as const;
