/** Offices over a place; those over a country are groups of members. */
export const placeOffices = ['topic', 'board'] as const;
export type PlaceOffice = (typeof placeOffices)[number];

export const officeLimits = {
  /** Places that one member looks after. */
  places: 20,
} as const;
