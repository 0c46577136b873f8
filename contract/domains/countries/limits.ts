/** Figures of categories: the boards of a country, as its people call them. */
export const categoryLimits = {
  nameMax: 30,
  lineMax: 120,
  /** Of one country, and of all together: closed ones count. */
  inCountry: 40,
  positionMax: 10_000,
} as const;
