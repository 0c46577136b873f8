import { inTab } from '../lib/stores.ts';
import type { Location } from './address.ts';

const storedAs = 'scroll-positions';
/** Visits whose places are remembered. */
const most = 50;

/** A row that was seen: how it is found again, and how far below the window's top it began. */
type Seen = [name: string, top: number];

/** Where a page was read to: by its rows, which stay the same when others come above them, and in pixels. */
interface Place {
  y: number;
  rows: Seen[];
}

type Places = Record<string, Place>;

const read = (): Places => inTab.readJson<Places>(storedAs) ?? {};

/** Posts by their ids, rows of lists by where their links lead. */
const rows = 'main [id^="pid"], main :is(article, li) a[href]';
/** Of the rows in sight so many are noted, the middle ones first: some may be gone when the page is shown again. */
const mostSeen = 8;
const nameOf = (row: Element): string => (row.id ? `#${row.id}` : (row.getAttribute('href') ?? ''));

/** The rows of the page by name; null for a name that several have. */
function rowsByName(): Map<string, Element | null> {
  const found = new Map<string, Element | null>();
  for (const row of document.querySelectorAll(rows)) {
    const name = nameOf(row);
    found.set(name, found.has(name) ? null : row);
  }
  return found;
}

function placeNow(): Place {
  const height = window.innerHeight;
  const seen: Seen[] = [];
  for (const [name, row] of rowsByName()) {
    if (!row) continue;
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0 && top < height) seen.push([name, Math.round(top)]);
  }
  const fromMiddle = ([, top]: Seen): number => Math.abs(top - height / 2);
  seen.sort((one, other) => fromMiddle(one) - fromMiddle(other));
  return { y: Math.round(window.scrollY), rows: seen.slice(0, mostSeen) };
}

/** How far the first of the noted rows that is still there has moved in the window; null where none is. */
function shiftOf({ rows: seen }: Place): number | null {
  const here = rowsByName();
  for (const [name, before] of seen) {
    const row = here.get(name);
    if (row) return row.getBoundingClientRect().top - before;
  }
  return null;
}

/** Remembers where a visit was read to; where that can't be stored the page begins at its top. */
export function keepScroll(key: string): void {
  const { [key]: _, ...others } = read();
  const places = [...Object.entries(others), [key, placeNow()]].slice(-most);
  inTab.write(storedAs, JSON.stringify(Object.fromEntries(places)));
}

let holds = 0;

/** Called before the page that stands changes; what it returns, called after, puts what is read back where it was. */
export function holdPlace(): () => void {
  const { style } = document.documentElement;
  holds += 1;
  const own = holds;
  // Browsers that hold places themselves would hold another row.
  style.setProperty('overflow-anchor', 'none');
  const before = placeNow();
  const { scrollY } = window;
  return () => {
    const shift = shiftOf(before);
    // What the reader scrolled between the two is added.
    if (shift !== null) window.scrollBy(0, shift + window.scrollY - scrollY);
    // The next change may be under way by then, and needs the browser quiet until it has come.
    requestAnimationFrame(() => own === holds && style.removeProperty('overflow-anchor'));
  };
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
  // What is folded away would lie nowhere.
  const folded = target?.closest('details');
  if (folded) folded.open = true;
}

/** So many frames at most the place that a page was led to is looked for again. */
const mostLooks = 8;
let looks = 0;

const lookNoMore = (): void => {
  looks += 1;
};

const isAtEnd = (): boolean => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/**
 * Rows off the screen have a guessed height until they are drawn, and what stands below moves as they get their own: the
 * page is led there again, frame by frame, until the reader or another part scrolls.
 */
function standAt(lead: () => void): void {
  lookNoMore();
  const own = looks;
  const look = (left: number): void => {
    lead();
    const { scrollY } = window;
    if (left === 0) return;
    requestAnimationFrame(() => {
      if (own === looks && (window.scrollY === scrollY || isAtEnd())) look(left - 1);
    });
  };
  look(mostLooks);
}

/** Where the page is to stand once it is drawn: the fragment's place, a visit's former place, or the top. */
export function scrollTo({ hash, key }: Location, restore: boolean): void {
  lookNoMore();
  wanted = () => {
    const place = restore ? read()[key] : undefined;
    const target = placeOf(hash);
    aim(target);
    if (place) {
      window.scrollTo(0, place.y);
      return standAt(() => window.scrollBy(0, shiftOf(place) ?? 0));
    }
    if (target) standAt(() => target.scrollIntoView());
    else window.scrollTo(0, 0);
  };
}

/** The page that stands is drawn anew, and what is read of it stays where it is. */
export function stayInPlace(): void {
  wanted = holdPlace();
}

/** Called when a page has been drawn. */
export function scrollNow(): void {
  const now = wanted;
  wanted = null;
  now?.();
}

/** The browser restores places between documents, this module within one. */
export function ownScroll(keyOf: () => string): void {
  const { history } = window;
  history.scrollRestoration = 'manual';
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(act, lookNoMore, { capture: true, passive: true });
  window.addEventListener('pagehide', () => {
    keepScroll(keyOf());
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
}
