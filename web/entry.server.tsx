import { renderToString } from 'react-dom/server';
import { addressContext, pageContext } from './api/context.ts';
import { isRefusal } from './api/wire.ts';
import { KeptContext } from './lib/kept.tsx';
import { KeptMarkup, KeptPage } from './lib/kept-markup.ts';
import { fetchedParts, partsLacking } from './lib/late.tsx';
import { pathWithin } from './router/address.ts';
import { type RouterContextProvider, routeErrorOf } from './router/answers.ts';
import { pageOfDataAddress } from './router/page-data.ts';
import type { Page } from './router/page-state.ts';
import { dataElement, failedPage, loadPage, redirectAddress, stepAnswer } from './router/server-router.ts';
import { RouterProvider, standing } from './router/view.tsx';
import { TextsProvider } from './texts/texts.tsx';

export { routes } from 'virtual:server-routes';
// The server reads these from the bundle: a second copy of them would hold other keys.
export { callContext, pageContext } from './api/context.ts';
export { RouterContextProvider } from './router/answers.ts';
export { routeIdsAt } from './router/server-router.ts';

/** A page, a step's data or a redirect, answered. */
export type PageAnswer =
  | { kind: 'page'; status: number; html: string; data: string; routes: string[] }
  | { kind: 'data'; status: number; json: string }
  | { kind: 'redirect'; status: number; location: string };

/** Refusals and thrown statuses are answers; anything else is a fault and goes to the server's log. */
function tell(context: RouterContextProvider, thrown: Iterable<unknown>): void {
  const { report } = context.get(pageContext);
  for (const error of thrown) if (!isRefusal(error) && !routeErrorOf(error)) report(error);
}

/** Of this process, for all pages: the posts of some four hundred pages of threads. */
const keptMarkup = new KeptMarkup(20_000_000);

/** Draws a page in one go: its loaders have run, its texts are in the bundle, and only lazy parts may lack their code. */
async function draw(page: Page, basename: string, context: RouterContextProvider): Promise<string> {
  const { language, lite, zone, digest } = context.get(pageContext);
  const setting = JSON.stringify([language, basename, lite, zone]);
  const once = (): string => {
    const kept = new KeptPage(keptMarkup, digest, setting);
    const html = renderToString(
      <KeptContext value={kept}>
        <TextsProvider language={language}>
          <RouterProvider router={null} basename={basename} first={standing(page)} />
        </TextsProvider>
      </KeptContext>,
    );
    // What lacks its code is not drawn to its end, and no markup to keep.
    return partsLacking() ? '' : kept.gather(html);
  };
  let html = once();
  while (await fetchedParts()) html = once();
  return html;
}

/** Answers a page's address, and the address of its data, under the locale's prefix. */
export async function answer(request: Request, basename: string, context: RouterContextProvider): Promise<PageAnswer> {
  const asked = pageOfDataAddress(new URL(request.url));
  const wanted = asked ? new Request(asked.page, { headers: request.headers }) : request;
  const { pathname, search } = new URL(wanted.url);
  context.set(addressContext, (pathWithin(pathname, basename) ?? '/') + search);
  const loaded = await loadPage(wanted, basename, context, asked?.routes);
  if (!('redirect' in loaded)) tell(context, loaded.errors.values());
  if (asked) {
    const status = 'redirect' in loaded ? 200 : loaded.status;
    return { kind: 'data', status, json: JSON.stringify(stepAnswer(loaded)) };
  }
  if ('redirect' in loaded) {
    return { kind: 'redirect', status: loaded.status, location: redirectAddress(loaded, basename) };
  }
  const { page, status } = loaded;
  const routes = page.matches.map(({ id }) => id);
  try {
    return { kind: 'page', status, html: await draw(page, basename, context), data: dataElement(loaded), routes };
  } catch (error) {
    tell(context, [error]);
    const html = await draw(failedPage(page, error), basename, context);
    const data = dataElement({ ...loaded, errors: new Map([['root', error]]) });
    return { kind: 'page', status: 500, html, data, routes };
  }
}
