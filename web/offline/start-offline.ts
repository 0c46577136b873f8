import { quietly } from '../api/quietly.ts';
import { showToast } from '../design/toasts.ts';
import { isReadFromDevice } from '../lib/shown-since.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import { onFrugalNetwork } from '../session/connection.ts';
import { readToken } from '../session/token.ts';
import { textsOf } from '../texts/load.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { storeAssets } from './assets-store.ts';
import { followReadOnly } from './follow-read-only.ts';
import { forgetPages, onePageAtATime } from './forget.ts';
import { markOpen, watchVersion } from './new-version.ts';
import { localeOfPath } from './page-kind.ts';
import { buildHere } from './read-saved.ts';
import { saveSteps } from './save-steps.ts';
import { readerOf } from './saved-pages.ts';
import { storeShell } from './shell-page.ts';

const worker = '/sw.js';
const hourMs = 3_600_000;

const files = (): string[] => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);

let begun = false;

/** The worker, and what it is sent of this page; once a document. */
async function register(build: string, isMember: boolean): Promise<void> {
  markOpen(build);
  const registration = await navigator.serviceWorker.register(worker);
  // A browser may forbid workers without saying so.
  if (!registration) return;
  const texts = textsOf(pageLanguage());
  watchVersion(registration, build, (take) => {
    showToast({
      text: texts.translate('offline.newVersion'),
      action: { label: texts.translate('offline.reload'), run: take },
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < hourMs) return;
    looked = Date.now();
    void quietly(registration.update());
  });
  await navigator.serviceWorker.ready;
  await storeAssets(caches, files());
  // Asked for once a version. A guest who pays by the byte goes on with the one there is; a member may have something
  // waiting, which stands there.
  if (isMember || !onFrugalNetwork()) await storeShell(caches, localeOfPath(location.pathname), build);
}

/** A page that was read from this device is asked for anew once the line is back, until the end that it returns is called. */
function renewWhenBack(router: BrowserRouter): () => void {
  const renew = (): void => {
    if (isReadFromDevice(location.pathname + location.search)) void router.revalidate();
  };
  // It may have come back before this began.
  if (navigator.onLine) renew();
  addEventListener('online', renew);
  return () => removeEventListener('online', renew);
}

/** Makes what this reader receives readable without a network, until the end that it returns is called. */
export function startOffline(uid: number | undefined, router: BrowserRouter): () => void {
  const stopFollowing = followReadOnly(router);
  const build = buildHere();
  if (build === '' || !('serviceWorker' in navigator) || typeof caches === 'undefined') return stopFollowing;
  const reader = readerOf(uid);
  if ((readToken() === null) === (uid === undefined)) void quietly(onePageAtATime(() => forgetPages(caches, reader)));
  if (!begun) void quietly(register(build, uid !== undefined));
  begun = true;
  const stopSaving = saveSteps(router, { basename: router.basename, reader, build });
  const stopRenewing = renewWhenBack(router);
  return () => {
    stopFollowing();
    stopRenewing();
    stopSaving();
  };
}
