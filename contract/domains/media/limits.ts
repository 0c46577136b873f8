/** What a picture may be; the screens check the same figures before they send. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  /** How long one may be on its way: a slow network takes minutes. */
  sendSeconds: 120,
  /** Width by height, all frames of an animation together: what a decoder may be made to unfold. */
  pixels: 50_000_000,
  /** The same of a JPEG that is made smaller while it is read, which takes no more memory than a small one. */
  jpegPixels: 120_000_000,
  frames: 300,
  /** Widths that are made, never wider than the picture itself. */
  widths: [320, 480, 640, 960, 1280],
  /** Pixels of all widths of a picture together: a tall screenshot is to take no longer than a few photos. */
  madePixels: 6_500_000,
  /** The longer side of the large file that photo boards make beside, for who wants it. */
  fullSide: 2560,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
} as const;

/** Links that are shared elsewhere show a picture at most this wide. */
export const previewWidth = 1200;
