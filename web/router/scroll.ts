import type { Location } from './address.ts';

const storedAs = 'scroll-positions';
/** Visits whose places are remembered. */
const most = 50;

type Places = Record<string, number>;

function read(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}') as Places;
  } catch {
    return {};
  }
}

/** Remembers where a visit was read to. */
export function keepScroll(key: string): void {
  const places = Object.entries({ ...read(), [key]: Math.round(window.scrollY) }).slice(-most);
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // A full or forbidden store: the page then begins at its top.
  }
}

let wanted: (() => void) | null = null;

/** Where the page is to stand once it is drawn: the fragment's place, a visit's former place, or the top. */
export function scrollTo({ hash, key }: Location, restore: boolean): void {
  wanted = () => {
    const place = restore ? read()[key] : undefined;
    if (place !== undefined) return window.scrollTo(0, place);
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  };
}

/** Called when a page has been drawn. */
export function scrollNow(): void {
  const now = wanted;
  wanted = null;
  now?.();
}

/** The browser keeps places between documents, this module within one. */
export function ownScroll(keyOf: () => string): void {
  const { history } = window;
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    keepScroll(keyOf());
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
