import { postLimits } from '../../contract/domains/posts/limits.ts';
import { shareFields } from '../../contract/primitives/app-paths.ts';
import { sharedStore } from './forget.ts';

/** What the phone's owner has shared to the site from another app. */
export interface Shared {
  title: string;
  /** Words and the address that came with them, each on lines of its own. */
  text: string;
  photos: File[];
}

const words = '/shared/words';
const photoAt = (place: number): string => `/shared/photo/${place}`;

/** What nobody has put into a post by then is forgotten. */
export const sharedForMs = 3_600_000;

interface Words {
  title: string;
  text: string;
  /** When it was shared, in milliseconds. */
  at: number;
  /** Names of the photos, in order. */
  names: string[];
}

/** Lines of words that say the same as the address that came with them say it once. */
const joined = (text: string, url: string): string =>
  text.includes(url) ? text : [text, url].filter((part) => part !== '').join('\n');

const wordsIn = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/** Stores what was shared until a post takes it, in place of what was shared before. */
export async function storeShared(stores: CacheStorage, form: FormData, now: number): Promise<void> {
  await stores.delete(sharedStore);
  const cache = await stores.open(sharedStore);
  const photos = form
    .getAll(shareFields.photos)
    .filter((part): part is File => typeof part !== 'string' && part.type.startsWith('image/'))
    .slice(0, postLimits.pictures);
  for (const [place, photo] of photos.entries()) {
    await cache.put(photoAt(place), new Response(photo, { headers: { 'content-type': photo.type } }));
  }
  const stored: Words = {
    title: wordsIn(form, shareFields.title),
    text: joined(wordsIn(form, shareFields.text), wordsIn(form, shareFields.url)),
    at: now,
    names: photos.map(({ name }) => name),
  };
  // Last: without it nothing was shared.
  await cache.put(words, Response.json(stored));
}

/** Takes what was shared, once; undefined where there is nothing, or it is too old. */
export async function takeShared(stores: CacheStorage, now: number): Promise<Shared | undefined> {
  if (!(await stores.has(sharedStore))) return undefined;
  const cache = await stores.open(sharedStore);
  const stored = (await (await cache.match(words))?.json()) as Words | undefined;
  const blobs = await Promise.all(
    (stored?.names ?? []).map(async (_, place) => (await cache.match(photoAt(place)))?.blob()),
  );
  // Only one of two tabs gets it.
  if (!(await stores.delete(sharedStore)) || !stored || now - stored.at > sharedForMs) return undefined;
  const photos = blobs.flatMap((blob, place) =>
    blob ? [new File([blob], stored.names[place]!, { type: blob.type })] : [],
  );
  return { title: stored.title, text: stored.text, photos };
}
