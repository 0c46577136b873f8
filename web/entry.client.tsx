import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { onChunkFailed } from './lib/chunk-failure.ts';
import { domainsOf } from './texts/handle.ts';
import { shellDomains, textsOf } from './texts/load.ts';
import { pageLanguage } from './texts/page-language.ts';
import { TextsProvider } from './texts/texts.tsx';

window.__chunkFailed = onChunkFailed;

const language = pageLanguage();
const handles = Object.values(window.__reactRouterRouteModules).map((module) => module?.handle);
const texts = textsOf(language);

async function start(): Promise<void> {
  // Hydration starts with every text there, so that no id shows for a moment.
  await Promise.all([...shellDomains, ...domainsOf(handles)].map((domain) => texts.load(domain)));
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsProvider language={language}>
        <HydratedRouter />
      </TextsProvider>,
    );
  });
}

// Without its texts the page stays as the server sent it: readable, its links working.
start().catch((error: unknown) => reportError(error));
