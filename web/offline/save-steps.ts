import { isReadFromDevice } from '../lib/shown-since.ts';
import { hrefOf } from '../router/address.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import type { CarriedData } from '../router/page-data.ts';
import type { Page } from '../router/page-state.ts';
import { onePageAtATime } from './forget.ts';
import { pageKind } from './page-kind.ts';
import { isCurrent } from './read-saved.ts';
import { readerOf, savedPage, savePage } from './saved-pages.ts';

/** The server's own answer holds more than a step's data: it needs no other page to be opened. */
async function holdsNewer(address: string): Promise<boolean> {
  const saved = await savedPage(caches, address);
  return saved?.form === 'html' && saved.at >= Date.now() - performance.now();
}

/** Saves the data of the page that stands. */
async function saveStanding(page: Page, { basename, reader, build }: Saving): Promise<void> {
  const url = new URL(hrefOf(page.location, basename), location.origin);
  const address = url.pathname + url.search;
  if (page.failure || pageKind(url) === null || (page.data.root as RootPart | undefined)?.said) return;
  if (readerOf((page.data.root as RootPart | undefined)?.viewer?.uid) !== reader) return;
  // It stands there already, with the time at which it was received.
  if (isReadFromDevice(address)) return;
  const body = JSON.stringify({ data: page.data, errors: {} } satisfies CarriedData);
  const { title } = document;
  await onePageAtATime(async () => {
    if (!isCurrent(reader) || (await holdsNewer(address))) return;
    await savePage(caches, reader, { address, title, at: Date.now(), form: 'data', build, body });
  });
}

interface RootPart {
  viewer: { uid: number } | null;
  said?: unknown;
}

interface Saving {
  basename: string;
  reader: string;
  build: string;
}

/** Long enough for a page to be drawn, and for the next one to be gone to before this one is written. */
const settleMs = 1500;

/** Saves each page that its reader comes to, until the end that it returns is called. */
export function saveSteps(router: BrowserRouter, saving: Saving): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: Page | undefined;
  const look = (): void => {
    const { page, navigation } = router.state;
    if (page === saved || navigation.state !== 'idle') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      saved = page;
      // A full disk hinders nobody from reading.
      saveStanding(page, saving).catch(() => undefined);
    }, settleMs);
  };
  look();
  const stop = router.subscribe(look);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
