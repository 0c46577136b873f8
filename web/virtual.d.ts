declare module 'virtual:texts' {
  /** Changes with any text; part of the address of a catalogue. */
  export const version: string;
  /** Every text on the server, none in the browser. */
  export const messages: Partial<Record<string, import('../contract/primitives/message.ts').Messages>>;
}

declare module 'virtual:routes' {
  export const rootRoute: import('./router/route-module.ts').RouteModule;
  /** With the patterns that pages are recognised by, and what loads their code when it is wanted. */
  export const routes: import('./router/browser-page.ts').BrowserRoute[];
}

declare module 'virtual:member-routes' {
  export const routes: import('./router/browser-page.ts').BrowserRoute[];
}

declare module 'virtual:rare-routes' {
  export const routes: import('./router/browser-page.ts').BrowserRoute[];
}

declare module 'virtual:server-routes' {
  export const rootRoute: import('./router/route-module.ts').RouteModule;
  /** With every page's module. */
  export const routes: import('./router/server-router.ts').ServerRoute[];
}

/** A style sheet of a route or a part that comes late: the page that has it links it. */
declare module '*.css';

/** The address of a style sheet that a part links by itself, since the server may draw it. */
declare module '*.css?url' {
  const href: string;
  // biome-ignore lint/style/noDefaultExport: as Vite has it
  export default href;
}

interface Window {
  /** The page's router, for tests and for a look in the developer tools. */
  __router?: import('./router/browser-router.ts').BrowserRouter;
}
