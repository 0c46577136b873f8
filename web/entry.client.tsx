import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countryOfCode, localePath } from '../contract/primitives/countries.ts';
import { pageForm } from '../contract/primitives/page-form.ts';
import { writesMade } from './api/client.ts';
import { quietly } from './api/quietly.ts';
import { emoticonWords } from './design/emoticon-names.ts';
import { showError } from './design/toasts.ts';
import { sendByKeys } from './lib/send-keys.ts';
import { watchFields } from './lib/typed-before.ts';
import { loadWide } from './parts/wide.ts';
import { loadAhead, routesAt, sentPage } from './router/browser-page.ts';
import { BrowserRouter } from './router/browser-router.ts';
import { onPrefetch } from './router/prefetch.ts';
import { ownScroll } from './router/scroll.ts';
import { RouterProvider } from './router/view.tsx';
import { onFrugalNetwork } from './session/connection.ts';
import { forgetLeft, takeEntered } from './session/entered.ts';
import { columns } from './shell/columns.tsx';
import { entryTexts, textsOf } from './texts/load.ts';
import { pageLanguage } from './texts/page-language.ts';
import { TextsProvider } from './texts/texts.tsx';

watchFields();
addEventListener('keydown', sendByKeys, true);
standWhereSent();
nameSheets();
const language = pageLanguage();
const country = countryOfCode(document.documentElement.dataset.country ?? '')?.code ?? 'global';
const basename = localePath(country, '/');

async function start(): Promise<void> {
  const texts = textsOf(language);
  // Hydration starts with every text there, so that no id shows for a moment.
  const words = texts.load(entryTexts);
  const first = await sentPage(basename);
  forgetLeft();
  const entered = takeEntered();
  // Without their words emoticons are called by number.
  const ofEmoticons = document.querySelector('.emo') && quietly(emoticonWords());
  await Promise.all([words, ofEmoticons, loadWide(columns), entered]);
  const router = new BrowserRouter({
    basename,
    first,
    routesAt,
    onLost: () => showError(texts.translate('common.network.failed')),
    frugal: onFrugalNetwork,
    writes: writesMade,
  });
  window.__router = router;
  onPrefetch(loadAhead);
  ownScroll(() => router.state.page.location.key);
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={language}>
        <RouterProvider router={router} basename={basename} first={router.state} />
      </TextsProvider>,
    );
  });
}

/** What loads code looks for links of its sheets: those that the page holds are found, and not fetched. */
function nameSheets(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href: dataset.href }));
  }
}

/** The answer to a form that was refused stands at the form's address: the page is that which it was sent from. */
function standWhereSent(): void {
  const path = new FormData(document.getElementById(pageForm) as HTMLFormElement).get('_back');
  if (location.pathname.startsWith('/do/') && typeof path === 'string') history.replaceState(null, '', path);
}

// Without its texts the page stays as the server sent it: readable, its links working.
start().catch((error: unknown) => reportError(error));
