/** Figures of products in posts (D2 §5, §9; how many a post may have is ours). */
export const goodsLimits = {
  /** Visible characters of a product's title (R-THR-029). */
  titleMax: 60,
  rawTitleMax: 500,
  /** Products of a post. */
  most: 5,
  /** More than these are not even looked at. */
  rawMost: 20,
} as const;
