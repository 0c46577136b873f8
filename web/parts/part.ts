import { textsOf } from '../texts/load.ts';
import { pageLanguage } from '../texts/page-language.ts';

/**
 * When a part comes: with its page for `all`, for `members`, in a `wide` window; `rare` where it is drawn or gone to; `pressed` once
 * somebody, or a page that has nothing else to do, asks for it.
 */
export type PartFor = 'all' | 'members' | 'wide' | 'rare' | 'pressed';

/** Code that comes by itself, with its texts: called, it is fetched once; a failure is forgotten, so that the next try can succeed. */
export interface Part<M> {
  (): Promise<M>;
  for: PartFor;
  /** The module, once it and its texts are there. */
  there?: M;
}

interface Declared<M> {
  for: PartFor;
  load: () => Promise<M>;
  /** The catalogue of what it says; written by the build (`vite/texts.ts`). */
  texts?: string;
}

/** Declares a part; `npm run lists` lists it where it imports a module by its name. */
export function part<M>({ for: whom, load, texts }: Declared<M>): Part<M> {
  let loading: Promise<M> | undefined;
  const fetched: Part<M> = () => {
    loading ??= Promise.all([load(), texts && textsOf(pageLanguage()).load(texts)]).then(
      ([module]) => {
        fetched.there = module;
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  fetched.for = whom;
  return fetched;
}

const awaited = new Set<Promise<unknown>>();

/** The module where it is there. The server draws in one go: what it lacks is fetched, and the page is drawn once more. */
export function thereNow<M>(some: Part<M>): M | undefined {
  if (import.meta.env.SSR && !some.there) awaited.add(some());
  return some.there;
}

/** Fetches the code of the parts that the page just drawn lacked; false where it lacked none. */
export async function fetchedParts(): Promise<boolean> {
  const lacking = [...awaited];
  awaited.clear();
  await Promise.all(lacking);
  return lacking.length > 0;
}
