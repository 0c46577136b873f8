import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageContext } from './api/context.ts';
import { isRefusal } from './api/wire.ts';
import { TextsProvider } from './texts/texts.tsx';

export { RouterContextProvider } from 'react-router';
export { callContext, pageContext } from './api/context.ts';
// The server reads these from the bundle: a second copy of the router would hold other keys.
export { createRequestHandler };

/** Renders a page to its end: it is stored, hashed or compressed whole, and nothing in it waits for anything. */
function renderToText(element: React.ReactElement, nonce: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
  const stream = renderToPipeableStream(element, {
    nonce,
    // Large parts would else be sent apart and put in place by script; pages must read without it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => stream.pipe(sink),
    onShellError: reject,
    onError: reject,
  });
  return promise;
}

/**
 * Lets the text and the look of a page come before its code: on a slow network they share one thin line, and the page
 * reads without the code.
 */
const lookFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await renderToText(
    <TextsProvider language={page.language}>
      <ServerRouter context={router} url={request.url} nonce={page.nonce} />
    </TextsProvider>,
    page.nonce,
  );
  page.take(`<!doctype html>${lookFirst(html.replace(/^<!doctype html>/i, ''))}`);
  return new Response(null, { status, headers });
}

/** Refusals and thrown statuses are answers; anything else is a fault and goes to the server's log. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (request.signal.aborted || isRefusal(error) || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(pageContext).report(error);
}
