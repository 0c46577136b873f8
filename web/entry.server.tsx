import { renderToString } from 'react-dom/server';
import type { Language } from '../contract/primitives/countries.ts';
import type { Drawing } from '../contract/primitives/drawing.ts';
import type { SitePath } from '../contract/primitives/site-path.ts';
import type { Viewer } from '../contract/primitives/viewer.ts';
import { addressContext, pageContext } from './api/context.ts';
import { isRefusal } from './api/wire.ts';
import { DrawingContext } from './lib/piece.tsx';
import { fetchedParts } from './parts/part.ts';
import { pathWithin } from './router/address.ts';
import { type RouterContextProvider, routeErrorOf } from './router/answers.ts';
import { pageOfDataAddress } from './router/page-data.ts';
import type { Page } from './router/page-state.ts';
import { dataElement, failedPage, loadPage, redirectAddress, stepData } from './router/server-router.ts';
import { RouterProvider, RouterViewContext, standing } from './router/view.tsx';
import type { RootData } from './session/root-data.ts';
import { readerPart } from './shell/ForReader.tsx';
import { MarkOfMoment } from './texts/formats.tsx';
import { textsOf } from './texts/load.ts';
import { type HowToSay, type Moment, momentWords as wordsOf } from './texts/moment-words.ts';
import { TextsProvider } from './texts/texts.tsx';

export { routes } from 'virtual:server-routes';
// The server reads these from the bundle: a second copy of them would hold other keys.
export { callContext, pageContext } from './api/context.ts';
export { spriteInPage } from './design/sprite-in-page.ts';
export { parts } from './made/parts.ts';
export { RouterContextProvider } from './router/answers.ts';
export { routeIdsAt } from './router/server-router.ts';

/** A page, a step's data or a redirect, answered. */
export type PageAnswer =
  | { kind: 'page'; status: number; html: string; data: string; routes: string[] }
  | { kind: 'data'; status: number; json: string }
  | { kind: 'redirect'; status: number; location: SitePath };

/** Refusals and thrown statuses are answers; anything else is a fault and goes to the server's log. */
function reportAll(context: RouterContextProvider, thrown: Iterable<unknown>): void {
  const { report } = context.get(pageContext);
  for (const error of thrown) if (!isRefusal(error) && !routeErrorOf(error)) report(error);
}

/** Draws a page in one go: its loaders have run, its texts are in the bundle, and only lazy parts may lack their code. */
async function draw(page: Page, basename: string, context: RouterContextProvider): Promise<string> {
  const { language, drawing, markOfMoment } = context.get(pageContext);
  const once = (): string =>
    renderToString(
      <DrawingContext value={drawing}>
        <MarkOfMoment value={markOfMoment}>
          <TextsProvider language={language}>
            <RouterProvider router={null} basename={basename} first={standing(page)} />
          </TextsProvider>
        </MarkOfMoment>
      </DrawingContext>,
    );
  let html = once();
  // What lacks its code is not drawn to its end.
  while (await fetchedParts()) html = once();
  if (drawing.isForMany() && html.includes(failedBoundary)) throw new Error('a late part of the page failed');
  return html;
}

/** When something was, for whom a page is sent to: in its language, at this moment. */
export const momentWords = (moment: Moment, how: Omit<HowToSay, 't'>): string =>
  wordsOf(moment, { ...how, t: textsOf(how.language).translate });

/** How React marks a part whose drawing failed: the browser draws it anew, and logs a fault. */
const failedBoundary = '<!--$!-->';

/** The page as its frame knows who reads: no more of a member than the kind of reader. */
function pageForFrame(page: Page, drawing: Drawing): Page {
  const root = page.data.root as RootData | undefined;
  if (!root?.viewer) return page;
  return { ...page, data: { ...page.data, root: { ...root, viewer: drawing.viewerOfFrame(root.viewer) } } };
}

/** Puts the reader behind all other data, so that what is the same for many is packed in one piece. */
function viewerLast(page: Page): Page {
  const { root, ...others } = page.data;
  const { viewer, ...site } = (root ?? {}) as RootData;
  return { ...page, data: root === undefined ? others : { ...others, root: { ...site, viewer } } };
}

/** What a page shows of who reads, alone: joined to pages that were drawn for others of their kind. */
export const drawForReader = (part: string, viewer: Viewer, language: Language, basename: string): string =>
  renderToString(
    <TextsProvider language={language}>
      <RouterViewContext value={{ basename, router: null, state: standing(pageOf(viewer)) }}>
        {readerPart(part, viewer)}
      </RouterViewContext>
    </TextsProvider>,
  );

function pageOf(viewer: Viewer): Page {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  return { location, matches: [], data: { root: { viewer } }, failure: null };
}

/** Answers a page's address, and the address of its data, under the locale's prefix. */
export async function answer(request: Request, basename: string, context: RouterContextProvider): Promise<PageAnswer> {
  const asked = pageOfDataAddress(new URL(request.url));
  const wanted = asked ? new Request(asked.page, { headers: request.headers }) : request;
  const { pathname, search } = new URL(wanted.url);
  context.set(addressContext, (pathWithin(pathname, basename) ?? '/') + search);
  const loaded = await loadPage(wanted, basename, context, asked?.routes);
  if (!('redirect' in loaded)) reportAll(context, loaded.errors.values());
  const { drawing } = context.get(pageContext);
  drawing.loaded(!('redirect' in loaded) && loaded.status === 200 && loaded.errors.size === 0);
  if ('redirect' in loaded) {
    if (asked) return { kind: 'data', status: 200, json: stepData(loaded, drawing) };
    return { kind: 'redirect', status: loaded.status, location: redirectAddress(loaded, basename) };
  }
  const { status } = loaded;
  const whole = viewerLast(loaded.page);
  const shown = { ...loaded, page: pageForFrame(whole, drawing) };
  if (asked) return { kind: 'data', status, json: stepData(shown, drawing) };
  const routes = loaded.page.matches.map(({ id }) => id);
  const drawn = async (page: Page): Promise<PageAnswer> => {
    const data = dataElement({ ...loaded, page }, drawing);
    const html = drawing.isKnown(data) ? '' : await draw(page, basename, context);
    return { kind: 'page', status, html, data, routes };
  };
  try {
    return await drawn(shown.page).catch((error: unknown) => {
      // Some pages are about who reads: they are drawn for their reader alone.
      if (drawing.drawAlone(error)) return drawn(whole);
      throw error;
    });
  } catch (error) {
    reportAll(context, [error]);
    drawing.loaded(false);
    const html = await draw(failedPage(loaded.page, error), basename, context);
    const data = dataElement({ ...loaded, errors: new Map([['root', error]]) }, drawing);
    return { kind: 'page', status: 500, html, data, routes };
  }
}
