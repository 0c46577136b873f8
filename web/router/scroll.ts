import { inTab } from '../lib/stores.ts';
import type { Location } from './address.ts';

const storedAs = 'scroll-positions';
/** Visits whose places are remembered. */
const most = 50;

type Places = Record<string, number>;

const read = (): Places => inTab.readJson<Places>(storedAs) ?? {};

/** Remembers where a visit was read to; where that can't be kept the page begins at its top. */
export function keepScroll(key: string): void {
  const places = Object.entries({ ...read(), [key]: Math.round(window.scrollY) }).slice(-most);
  inTab.write(storedAs, JSON.stringify(Object.fromEntries(places)));
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
