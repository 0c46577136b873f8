import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { countryOfCode, localePath } from '../contract/primitives/countries.ts';
import { createRouter, loadAhead, shownModules } from './router/browser-router.tsx';
import { onPrefetch } from './router/prefetch.ts';
import { domainsOf } from './texts/handle.ts';
import { shellDomains, textsOf } from './texts/load.ts';
import { pageLanguage } from './texts/page-language.ts';
import { TextsProvider } from './texts/texts.tsx';

const language = pageLanguage();
const country = countryOfCode(document.documentElement.dataset.country ?? '')?.code ?? 'global';
const basename = localePath(country, '/');

async function start(): Promise<void> {
  const texts = textsOf(language);
  // Hydration starts with every text there, so that no id shows for a moment.
  const shell = shellDomains.map((domain) => texts.load(domain));
  const shown = await shownModules(basename);
  const handles = [...shown.values()].map((module) => module.handle);
  await Promise.all([...shell, ...domainsOf(handles).map((domain) => texts.load(domain))]);
  const router = createRouter(basename, shown);
  window.__router = router;
  onPrefetch((pathname) => loadAhead(basename, localePath(country, pathname)));
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={language}>
        <RouterProvider router={router} />
      </TextsProvider>,
    );
  });
}

// Without its texts the page stays as the server sent it: readable, its links working.
start().catch((error: unknown) => reportError(error));
