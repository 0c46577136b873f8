/** Figures of the part of a thread that only some may read. */
export const hiddenLimits = {
  /** Its visible characters. */
  wordsMax: 10_000,
  /** XGold that it may cost: as much as a member may give in rewards a day. */
  xgoldMin: 1,
  xgoldMax: 100,
  xgold: 50,
  /** Levels that may open it; everybody has the first. */
  levelMin: 2,
  levelMax: 10,
  level: 8,
  /** Days after a sale in which the author's deletion refunds it. */
  refundedDays: 30,
} as const;

/** What opens it: a reply, XGold, a level; `all` once its author has opened it for everybody. */
export const hiddenWays = ['reply', 'xgold', 'level', 'all'] as const;
export type HiddenWay = (typeof hiddenWays)[number];
