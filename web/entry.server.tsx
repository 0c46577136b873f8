import { renderToString } from 'react-dom/server';
import type { SitePath } from '../contract/primitives/site-path.ts';
import { addressContext, pageContext } from './api/context.ts';
import { isRefusal } from './api/wire.ts';
import { fetchedParts } from './parts/part.ts';
import { pathWithin } from './router/address.ts';
import { type RouterContextProvider, routeErrorOf } from './router/answers.ts';
import { pageOfDataAddress } from './router/page-data.ts';
import type { Page } from './router/page-state.ts';
import { DrawingContext } from './router/piece.tsx';
import { dataElement, failedPage, loadPage, redirectAddress, stepData } from './router/server-router.ts';
import { RouterProvider, standing } from './router/view.tsx';
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
  return html;
}

/** When something was, for whom a page is sent to: in its language, at this moment. */
export const momentWords = (moment: Moment, how: Omit<HowToSay, 't'>): string =>
  wordsOf(moment, { ...how, t: textsOf(how.language).translate });

/** Answers a page's address, and the address of its data, under the locale's prefix. */
export async function answer(request: Request, basename: string, context: RouterContextProvider): Promise<PageAnswer> {
  const asked = pageOfDataAddress(new URL(request.url));
  const wanted = asked ? new Request(asked.page, { headers: request.headers }) : request;
  const { pathname, search } = new URL(wanted.url);
  context.set(addressContext, (pathWithin(pathname, basename) ?? '/') + search);
  const loaded = await loadPage(wanted, basename, context, asked?.routes);
  if (!('redirect' in loaded)) reportAll(context, loaded.errors.values());
  if ('redirect' in loaded) {
    if (asked) return { kind: 'data', status: 200, json: stepData(loaded) };
    return { kind: 'redirect', status: loaded.status, location: redirectAddress(loaded, basename) };
  }
  const { page, status, errors } = loaded;
  if (asked) return { kind: 'data', status, json: stepData(loaded) };
  const routes = page.matches.map(({ id }) => id);
  const data = dataElement(loaded);
  const isKnown = status === 200 && errors.size === 0 && context.get(pageContext).drawing.isKnown(data);
  if (isKnown) return { kind: 'page', status, html: '', data, routes };
  try {
    return { kind: 'page', status, html: await draw(page, basename, context), data, routes };
  } catch (error) {
    reportAll(context, [error]);
    const html = await draw(failedPage(page, error), basename, context);
    return {
      kind: 'page',
      status: 500,
      html,
      data: dataElement({ ...loaded, errors: new Map([['root', error]]) }),
      routes,
    };
  }
}
