/** Version of the code that a page runs, by which open pages know each other's. */
const lockOf = (build: string): string => `version ${build}`;

/** What a worker answers to a question. */
function askWorker(worker: ServiceWorker, question: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ ask: question }, [port2]);
  });
}

/** Holds the sign that a page of this version stands open, as long as it does. */
export function markOpen(build: string): void {
  void navigator.locks?.request(lockOf(build), { mode: 'shared' }, () => new Promise(() => {}));
}

/** Whether a page of another version stands open. */
async function othersOpen(build: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name = '' }) => name.startsWith(lockOf('')) && name !== lockOf(build));
}

/**
 * A version waits: where this page runs it already and none of another stands open, it takes its place; where this page is
 * older, `offer` is called with what takes it and loads the page anew.
 */
async function heed(worker: ServiceWorker, build: string, offer: (take: () => void) => void): Promise<void> {
  const next = await askWorker(worker, 'build');
  const take = (): void => worker.postMessage({ ask: 'update' });
  if (next === build) {
    if (!(await othersOpen(build))) take();
    return;
  }
  offer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    take();
  });
}

/** Offers each new version of the site, once a page, and never takes one that its reader didn't ask for. */
export function watchVersion(
  registration: ServiceWorkerRegistration,
  build: string,
  offer: (take: () => void) => void,
): void {
  const look = (): void => {
    const { waiting } = registration;
    // Without a worker before it the first one waits for nobody.
    if (waiting && navigator.serviceWorker.controller) void heed(waiting, build, offer);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look());
  });
}
