/** Video files lie apart from pictures, in 256 folders. */
const folder = 'videos';

export const fileEndings: Readonly<Record<string, string>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/** Key of a whole file, by its name. */
export const videoKey = (name: string, type: string): string =>
  `${folder}/${name.slice(0, 2)}/${name.slice(2)}.${fileEndings[type] ?? 'bin'}`;

/** Address at which a thread's file is read. */
export const videoPrefix = '/video/';
export const videoAddress = (name: string, type: string): string =>
  `${videoPrefix}${name}.${fileEndings[type] ?? 'bin'}`;

/** The name of a file by the rest of its address; undefined where it is none. */
export const nameInAddress = (rest: string): string | undefined => /^([0-9a-f]{40})\.(?:mp4|webm)$/.exec(rest)?.[1];

/** The page that holds the player of a thread's link. */
export const playerPrefix = '/player/';
