import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RouterContextProvider as Provider, RouterContext, ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';

type Handler = (request: Request, context: Provider) => Promise<Response>;

/** What `web/entry.server.tsx` exports beside its handler. */
interface Entry {
  createRequestHandler: (build: ServerBuild, mode: string) => Handler;
  RouterContextProvider: new () => Provider;
  callContext: RouterContext;
  pageContext: RouterContext;
}

/** The web's server bundle: its request handler for a locale and the keys of its context. */
export interface WebBundle {
  build: ServerBuild;
  entry: Entry;
  handlerFor(basename: string): Handler;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
export const clientDir = `${root}build/client`;

function bundleOf(build: ServerBuild, mode: 'production' | 'development'): WebBundle {
  const entry = build.entry.module as unknown as Entry;
  const handlers = new Map<string, Handler>();
  return {
    build,
    entry,
    handlerFor(basename) {
      let handler = handlers.get(basename);
      if (!handler) {
        handler = entry.createRequestHandler({ ...build, basename }, mode);
        handlers.set(basename, handler);
      }
      return handler;
    },
  };
}

/** Reads the built bundle once. */
export async function builtBundle(): Promise<() => Promise<WebBundle>> {
  const build = (await import(pathToFileURL(`${root}build/server/index.js`).href)) as ServerBuild;
  const bundle = bundleOf(build, 'production');
  return () => Promise.resolve(bundle);
}

/** In development each page takes the sources as they are now. */
export function liveBundle(vite: ViteDevServer): () => Promise<WebBundle> {
  let last: WebBundle | undefined;
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    if (last?.build !== build) last = bundleOf(build, 'development');
    return last;
  };
}
