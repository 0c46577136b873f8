const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** What a stored file is by its key's ending; undefined where browsers shall only download it. */
export const mediaTypeOf = (key: string): string | undefined => types[key.slice(key.lastIndexOf('.') + 1)];

/** Bytes under a key never change. */
export const cachedForGood = 'public, max-age=31536000, immutable';
