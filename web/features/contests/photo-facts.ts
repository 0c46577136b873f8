/** How a photo was taken, as its file says; empty where it doesn't. */
export interface Facts {
  camera: string;
  lens: string;
  shutter: string;
  iso: string;
  aperture: string;
  /** `2026-11-24`. */
  day: string;
}

/** The bytes at a file's beginning in which its facts stand. */
export const factsWithin = 128 * 1024;
