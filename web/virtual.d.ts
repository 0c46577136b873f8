declare module 'virtual:calls' {
  export const wires: Record<import('../contract/calls.ts').CallName, import('./api/wire.ts').CallWire>;
}

declare module 'virtual:texts' {
  /** Changes with any text; part of the address of a catalogue. */
  export const version: string;
  /** Every catalogue on the server, none in the browser. */
  export const messages: Partial<Record<string, Record<string, import('@lingui/core').Messages>>>;
}

interface Window {
  /** Called by the router where a route's code can't be loaded. */
  __chunkFailed: (error: unknown) => Promise<unknown>;
  __reactRouterRouteModules: Record<string, { handle?: unknown } | undefined>;
}
