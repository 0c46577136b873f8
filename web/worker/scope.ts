/** What this worker uses of the browser; the library's own types of workers contradict those of pages. */
export interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

/** A page of this site that stands open. */
export interface Window {
  readonly url: string;
  readonly focused: boolean;
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

/** An event that the browser lets the worker finish. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What a page, or the browser for one, asks for. */
export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  /** Of a navigation: the answer that the browser has asked for while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

export interface TapEvent extends LastingEvent {
  readonly notification: { close(): void; data?: { url?: string } };
}

export interface MessageOfPage extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface SyncEvent extends LastingEvent {
  readonly tag: string;
}

/** Listens to an event by its name; the names and what they bring belong together. */
export function on<E extends Event>(scope: WorkerScope, name: string, act: (event: E) => void): void {
  scope.addEventListener(name, (event) => act(event as E));
}
