/** Figures of polls (D2 §3, §5, §9; DECISIONS "Product figures"). */
export const pollLimits = {
  optionsMin: 2,
  optionsMax: 10,
  /** Options that a new poll shows to be filled in (R-POL-006). */
  optionsAtFirst: 3,
  /** Visible characters of an option. */
  optionMax: 80,
  rawOptionMax: 1000,
  daysMin: 1,
  daysMax: 30,
  /** A new poll's days and choices (R-POL-005). */
  days: 7,
  choices: 1,
} as const;

/** What every poll is sent with and says of itself (R-POL-003): several options, a secret vote, open figures. */
export const pollFixed = { multiple: 1, overt: 0, visible: 1 } as const;
