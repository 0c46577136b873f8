import { startTransition } from 'react';
import { quietHeader } from '../../contract/primitives/quiet-header.ts';
import { sitePath } from '../../contract/primitives/site-path.ts';
import { addressOf, hrefOf, type Location, pathWithin, resolve, type To } from './address.ts';
import { PageData, RouterContextProvider, redirectOf, routeErrorOf } from './answers.ts';
import { NetworkLost } from './network-lost.ts';
import { askForData, type CarriedData, noteReceived, savedData } from './page-data.ts';
import { rememberVisit, visitOf } from './page-memory.ts';
import { failureOf, isSamePage, mustLoad, type Page, type PageMatch, renewed, stayingData } from './page-state.ts';
import { keepScroll, scrollTo, stayInPlace } from './scroll.ts';

/** What the router is about: nothing, or a step on its way to a page. */
export type Navigation = { state: 'idle' } | { state: 'loading'; location: Location };

export interface RouterState {
  page: Page;
  navigation: Navigation;
  /** The page that stands is asked for anew. */
  revalidation: 'idle' | 'loading';
}

export interface NavigateOptions {
  replace?: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** A route with its code, and who has its data: nobody, the server or its own module. */
export interface LoadedRoute extends PageMatch {
  source: 'none' | 'server' | 'module';
}

/** What a router needs of the page that it stands on. */
export interface RouterParts {
  basename: string;
  first: Page;
  /** The routes of a path within the locale, their code fetched; `href` is the whole address. */
  routesAt: (pathname: string, href: string) => Promise<LoadedRoute[]>;
  /** Nothing answers, or with a refusal; the page that stands stays. */
  onLost: () => void;
  /** Whether nothing is to be asked for that the reader doesn't wait for. */
  frugal: () => boolean;
  /** How often this reader has written since the document opened. */
  writes: () => number;
}

interface Step {
  to: Omit<Location, 'key'>;
  history: 'push' | 'replace' | 'none';
  key: string;
  scroll: 'reset' | 'keep' | 'restore' | 'hold';
  /** The page that stands is wanted anew, its unchanging parts too. */
  again: boolean;
  /** The page that stands was the former reader's: nothing of it stays. */
  another?: boolean;
  /** Nobody opens the page: it was read before it is asked for. */
  quiet?: boolean;
}

/** What the browser stores with a visit: its name, and how many pages the router has opened before it. */
interface Visit {
  key?: string;
  before?: number;
}

const visitNow = (): Visit => (window.history.state as Visit | null) ?? {};

/** Whether a step back stays within the site. */
export const hasPageBefore = (): boolean => (visitNow().before ?? 0) > 0;

export const freshKey = (): string => Math.random().toString(36).slice(2, 10);
const idle: Navigation = { state: 'idle' };
/** A page that is there sooner takes the place of the one before at once. */
const placeholderAfterMs = 200;
/** Loaders may send the reader on a few times; more is a circle. */
const mostRedirects = 10;

/** Moves between pages in one document: code and data are fetched, then the new page stands with its address. */
export class BrowserRouter {
  state: RouterState;
  readonly basename: string;
  readonly #parts: RouterParts;
  readonly #readers = new Set<() => void>();
  #under: AbortController | null = null;
  /** Another reader came while a page was on its way. */
  #turned = false;
  #drawn: Page;
  #onDrawn: (() => void)[] = [];

  constructor(parts: RouterParts) {
    this.#parts = parts;
    this.basename = parts.basename;
    this.state = { page: parts.first, navigation: idle, revalidation: 'idle' };
    this.#drawn = parts.first;
    window.history.replaceState({ ...visitNow(), key: parts.first.location.key }, '');
    window.addEventListener('popstate', () => this.#pop(visitNow().key ?? freshKey()));
  }

  subscribe(reader: () => void): () => void {
    this.#readers.add(reader);
    return () => this.#readers.delete(reader);
  }

  /** Goes to a page of the locale, or that many steps through the history. */
  async navigate(
    to: To | number,
    { replace = false, preventScrollReset = false }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const { location } = this.state.page;
    const target = resolve(to, location.pathname);
    const same = addressOf(target) === addressOf(location);
    const step = { to: target, key: freshKey(), again: same } as const;
    await this.#go({
      ...step,
      history: replace || same ? 'replace' : 'push',
      scroll: preventScrollReset ? 'keep' : 'reset',
    });
  }

  /** Asks for the data of the page that stands anew; what is refused stays as it is. */
  revalidate(): Promise<void> {
    return this.#askAnew({});
  }

  /** The same for a page that was read as it was saved: it isn't read once more. */
  renew(): Promise<void> {
    return this.#askAnew({ quiet: true });
  }

  /** Asks for the page that stands for another reader: nothing of the former one's stays. */
  turnReader(): Promise<void> {
    return this.#askAnew({ another: true });
  }

  /** The view has drawn a page: whoever waits for that goes on. */
  drew(page: Page): void {
    this.#drawn = page;
    for (const go of this.#onDrawn.splice(0)) go();
  }

  /** Once the page that stands is on the screen: until then what is done shows on the one before. */
  async whenDrawn(): Promise<void> {
    while (this.#drawn !== this.state.page) await new Promise<void>((resolve) => this.#onDrawn.push(resolve));
  }

  async #askAnew(how: Pick<Step, 'another' | 'quiet'>): Promise<void> {
    if (this.state.navigation.state === 'loading') {
      this.#turned ||= how.another === true;
      return;
    }
    this.#publish({ revalidation: 'loading' });
    const { location } = this.state.page;
    await this.#go({ to: location, key: location.key, history: 'none', scroll: 'keep', again: true, ...how });
  }

  #publish(changes: Partial<RouterState>): void {
    this.state = { ...this.state, ...changes };
    startTransition(() => {
      for (const reader of this.#readers) reader();
    });
  }

  async #pop(key: string): Promise<void> {
    const { pathname, search, hash } = window.location;
    const to = { pathname: pathWithin(pathname, this.basename) ?? pathname, search, hash };
    await this.#go({ to, key, history: 'none', scroll: 'restore', again: false });
  }

  async #go(step: Step, redirects = 0): Promise<void> {
    this.#under?.abort();
    const under = new AbortController();
    this.#under = under;
    const location = { ...step.to, key: step.key };
    const { page } = this.state;
    const here = page.location;
    const within = isSamePage(here, location) && (step.to.hash !== '' || here.search !== location.search);
    const isWhole = !page.failure && page.placeholder === undefined;
    if (within && !step.again && isWhole) return this.#stand({ ...page, location }, step);
    const left = step.scroll === 'restore' ? visitOf(location) : undefined;
    if (left) return this.#showAgain(left.page, step, left.writes < this.#parts.writes());
    // The page that stands is asked for anew quietly.
    const quiet = step.again && step.history === 'none';
    if (!quiet) this.#publish({ navigation: { state: 'loading', location } });
    const writes = this.#parts.writes();
    try {
      const next = await this.#load(step, location, under.signal);
      if (under.signal.aborted) return;
      // What the reader did meanwhile may not be in the answer.
      if (step.scroll === 'hold' && writes < this.#parts.writes()) return await this.#go(step);
      const shown = quiet && !step.another ? renewed(this.state.page, next) : next;
      this.#stand(shown, this.#rest(step));
      if (shown !== next && step.scroll === 'keep') this.#parts.onLost();
    } catch (thrown) {
      const sentTo = redirectOf(thrown);
      if (under.signal.aborted) return;
      if (thrown instanceof NetworkLost && step.scroll === 'hold') return;
      if (thrown instanceof NetworkLost) return this.#stay(this.#rest(step), location, thrown);
      if (sentTo === null || redirects === mostRedirects) {
        this.#publish({ navigation: idle, revalidation: 'idle' });
        throw thrown;
      }
      await this.#redirected(sentTo, this.#rest(step), redirects);
    }
  }

  /** What is left of a step whose page stands already, but for its data. */
  #rest(step: Step): Step {
    const { location, placeholder } = this.state.page;
    if (placeholder === undefined || location.key !== step.key) return step;
    return { ...step, history: 'none', scroll: step.to.hash ? 'reset' : 'keep' };
  }

  /** A visit is shown as it was left; what changed since is asked for while it is read. */
  async #showAgain(left: Page, step: Step, written: boolean): Promise<void> {
    const { page } = this.state;
    const url = (at: Location) => new URL(hrefOf(at, this.basename), window.location.origin);
    const [to, here] = [url(left.location), url(page.location)];
    const data = { ...left.data };
    // What both pages hold, as their frame, is newer on the one that stands.
    for (const match of left.matches) {
      if (!mustLoad(match, page, to, here, page.failure !== null)) data[match.id] = page.data[match.id];
    }
    const again = { ...left, data };
    this.#stand(again, step);
    // What is asked for is another page to the lists in it: answered before this one is drawn, they would begin anew.
    await this.whenDrawn();
    if (this.state.page !== again || this.state.navigation.state === 'loading') return;
    if (written || !this.#parts.frugal()) {
      await this.#go({ to: left.location, key: step.key, history: 'none', scroll: 'hold', again: true });
    }
  }

  /** Stays on the page where the next one could not be loaded; on a step back the browser shows the new address already. */
  #stay(step: Step, location: Location, thrown: NetworkLost): void {
    if (this.state.page.placeholder !== undefined) window.history.go(-1);
    else if (step.scroll === 'restore')
      this.#stand({ ...this.state.page, location, failure: { id: 'root', error: thrown } }, step);
    else this.#publish({ navigation: idle, revalidation: 'idle' });
    this.#parts.onLost();
    this.#turnAfterStep();
  }

  async #redirected(address: string, step: Step, redirects: number): Promise<void> {
    const history = step.history === 'none' ? 'replace' : step.history;
    await this.#go(
      { to: resolve(sitePath(address), '/'), key: freshKey(), history, scroll: 'reset', again: step.again },
      redirects + 1,
    );
  }

  /** The page stands; the reader sees it with its address. What stands meanwhile is still on its way. */
  #stand(page: Page, step: Step): void {
    const left = this.state.page;
    keepScroll(left.location.key);
    if (left.location.key !== step.key && step.history !== 'replace') rememberVisit(left, this.#parts.writes());
    const href = hrefOf(page.location, this.basename);
    const { before = 0 } = visitNow();
    if (step.history === 'push') window.history.pushState({ key: step.key, before: before + 1 }, '', href);
    if (step.history === 'replace') window.history.replaceState({ key: step.key, before }, '', href);
    if (page.placeholder === undefined) {
      this.#under = null;
      this.#publish({ page, navigation: idle, revalidation: 'idle' });
    } else this.#publish({ page });
    if (step.scroll === 'hold') stayInPlace();
    else if (step.scroll !== 'keep') scrollTo(page.location, step.scroll === 'restore');
    if (page.placeholder === undefined) this.#turnAfterStep();
  }

  /** Shows what is known of a page that doesn't come at once; what it returns, called when the page is there, is its end. */
  #placeholder(step: Step, page: Omit<Page, 'placeholder'>, begun: number, signal: AbortSignal): () => void {
    const innermost = page.matches.at(-1);
    const placeholder = step.history === 'push' ? innermost?.module.placeholder?.(innermost.params) : undefined;
    if (placeholder === undefined) return () => {};
    const timer = setTimeout(
      () => {
        if (!signal.aborted) this.#stand({ ...page, placeholder }, step);
      },
      begun + placeholderAfterMs - performance.now(),
    );
    return () => clearTimeout(timer);
  }

  /** Parts of the page that came may still be the former reader's. */
  #turnAfterStep(): void {
    if (!this.#turned) return;
    this.#turned = false;
    void this.turnReader();
  }

  /** The page at an address. Throws only what sends the reader on. */
  async #load(step: Step, location: Location, signal: AbortSignal): Promise<Page> {
    const begun = performance.now();
    const from = this.state.page;
    const to = new URL(hrefOf(location, this.basename), window.location.origin);
    const here = new URL(hrefOf(from.location, this.basename), window.location.origin);
    const routes = await this.#parts.routesAt(location.pathname, to.href);
    const wanted = routes.filter(
      (route) => route.source !== 'none' && mustLoad(route, from, to, here, step.again || from.failure !== null),
    );
    const data = stayingData(routes, from, location);
    const errors = new Map<string, unknown>();
    const asked = this.#outcomes(wanted, { page: to, signal, quiet: step.quiet === true });
    const isKnown = wanted.length === 1 && wanted[0]?.id === routes.at(-1)?.id;
    const known = { location, matches: routes, data: { ...data }, failure: null };
    const end = isKnown ? this.#placeholder(step, known, begun, signal) : () => {};
    for (const [id, outcome] of await asked.finally(end)) {
      if ('error' in outcome) errors.set(id, outcome.error);
      else data[id] = outcome.data;
    }
    // Another object: who follows the page's place looks again.
    return { location: { ...location }, matches: routes, data, failure: failureOf(routes, errors) };
  }

  async #outcomes(wanted: readonly LoadedRoute[], asked: AskedPage) {
    const ids = wanted.filter(({ source }) => source === 'server').map(({ id }) => id);
    const carried = ids.length > 0 ? askForData(asked.page, ids, asked.signal) : null;
    return Promise.all(
      wanted.map(async (route): Promise<[string, Outcome]> => [route.id, await outcomeOf(route, asked, carried)]),
    );
  }
}

/** A page whose data is asked for. */
interface AskedPage {
  page: URL;
  signal: AbortSignal;
  quiet: boolean;
}

type Outcome = { data: unknown } | { error: unknown };

async function outcomeOf(
  { id, params, module, source }: LoadedRoute,
  { page, signal, quiet }: AskedPage,
  carried: Promise<CarriedData> | null,
): Promise<Outcome> {
  try {
    if (source === 'module') {
      const request = new Request(page, { signal, headers: quiet ? { [quietHeader]: '1' } : {} });
      const answer = await module.clientLoader?.({ request, params, context: new RouterContextProvider() });
      noteReceived(page);
      return { data: answer instanceof PageData ? answer.data : answer };
    }
    const { data, errors } = (await carried) ?? { data: {}, errors: {} };
    return id in errors ? { error: errors[id] } : { data: data[id] ?? null };
  } catch (thrown) {
    const saved = source === 'module' && thrown instanceof NetworkLost && (await savedData(page, [id]));
    if (saved) return { data: saved.data[id] };
    if (redirectOf(thrown) !== null || signal.aborted || thrown instanceof NetworkLost) throw thrown;
    return { error: routeErrorOf(thrown) ?? thrown };
  }
}
