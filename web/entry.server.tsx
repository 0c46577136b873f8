import { renderToString } from 'react-dom/server';
import { isRouteErrorResponse, type RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { pageContext } from './api/context.ts';
import { isRefusal } from './api/wire.ts';
import { pageOfDataAddress } from './router/page-data.ts';
import { dataElement, failedContext, loadPage, loadRoutes, pageElement, stepAnswer } from './router/server-router.tsx';
import { TextsProvider } from './texts/texts.tsx';

export { routes } from 'virtual:routes';
export { RouterContextProvider } from 'react-router';
// The server reads these from the bundle: a second copy of the router would hold other keys.
export { callContext, pageContext } from './api/context.ts';

/** A page, a step's data or a redirect, answered. */
export type PageAnswer =
  | { kind: 'page'; status: number; html: string; data: string; routes: string[] }
  | { kind: 'data'; status: number; json: string }
  | { kind: 'redirect'; status: number; location: string };

/** Refusals and thrown statuses are answers; anything else is a fault and goes to the server's log. */
function tell(context: RouterContextProvider, errors: readonly unknown[]): void {
  const { report } = context.get(pageContext);
  for (const error of errors) if (!isRefusal(error) && !isRouteErrorResponse(error)) report(error);
}

/** Draws a page in one go: nothing in it waits, since its loaders have run and its texts are in the bundle. */
function draw(page: StaticHandlerContext, basename: string, context: RouterContextProvider) {
  const html = renderToString(
    <TextsProvider language={context.get(pageContext).language}>{pageElement(page, basename)}</TextsProvider>,
  );
  const { statusCode: status, matches } = page;
  const routes = matches.map(({ route }) => route.id);
  return { kind: 'page' as const, status, html, data: dataElement(page), routes };
}

/** Answers a page's address, and the address of its data, under the locale's prefix. */
export async function answer(request: Request, basename: string, context: RouterContextProvider): Promise<PageAnswer> {
  const asked = pageOfDataAddress(new URL(request.url));
  if (asked) {
    const page = new Request(asked.page, { headers: request.headers });
    const loaded = await loadRoutes(page, basename, context, asked.routes);
    if ('context' in loaded) tell(context, Object.values(loaded.context.errors ?? {}));
    const status = 'context' in loaded ? loaded.context.statusCode : 200;
    return { kind: 'data', status, json: JSON.stringify(stepAnswer(loaded, basename)) };
  }
  const loaded = await loadPage(request, basename, context);
  if ('redirect' in loaded) return { kind: 'redirect', status: loaded.status, location: loaded.redirect };
  tell(context, Object.values(loaded.context.errors ?? {}));
  try {
    return draw(loaded.context, basename, context);
  } catch (error) {
    tell(context, [error]);
    return draw(failedContext(loaded.context, error), basename, context);
  }
}
