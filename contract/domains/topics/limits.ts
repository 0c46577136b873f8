/** Figures of topics and of a member's interests (D2 §9). */
export const topicLimits = {
  nameMax: 45,
  descriptionMax: 800,
  listPage: 20,
  /** Interests that one topic stands for. */
  tags: 5,
  /** Topics that one member follows. */
  follows: 1000,
} as const;

export const tagLimits = {
  /** A first choice of interests has this many at least; later ones may be fewer. */
  firstChoice: 3,
  most: 50,
} as const;
