/** Figures of topics and of a member's interests (D2 §9). */
export const topicLimits = {
  nameMax: 45,
  descriptionMax: 800,
  /** A name and a description as they are sent: the limits above count characters, these protect who counts them. */
  rawNameMax: 400,
  rawDescriptionMax: 4000,
  listPage: 20,
  /** Interests that one topic stands for. */
  tagsMin: 1,
  tags: 5,
  /** A logo has so many pixels each way at least, and is drawn square. */
  logoSide: 140,
  /** Topics that one member hosts. */
  hosted: 50,
  /** Why a moderator deletes one, in their own words. */
  reasonMax: 500,
  /** Topics that one member follows. */
  follows: 1000,
} as const;

export const tagLimits = {
  /** A first choice of interests has this many at least; later ones may be fewer. */
  firstChoice: 3,
  most: 50,
} as const;
