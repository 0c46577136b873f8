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

/** The fragment's place on the page; nothing where there is none, or where the fragment is no text. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Marks the place that a step led to, as the browser's own `:target` does for a page that it loads. */
function aim(target: HTMLElement | null): void {
  document.querySelector('[data-aim]')?.removeAttribute('data-aim');
  target?.setAttribute('data-aim', '');
}

/** Where the page is to stand once it is drawn: the fragment's place, a visit's former place, or the top. */
export function scrollTo({ hash, key }: Location, restore: boolean): void {
  wanted = () => {
    const place = restore ? read()[key] : undefined;
    const target = placeOf(hash);
    aim(target);
    if (place !== undefined) return window.scrollTo(0, place);
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
