import { readOnlySaid } from '../lib/read-only.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import type { RootData } from '../session/root-data.ts';

/**
 * A page that was open when the site became read-only, or took words again, is asked for anew by the next answer of
 * whatever it is, until the end that it returns is called.
 */
export function followReadOnly(router: Pick<BrowserRouter, 'state' | 'revalidate'>): () => void {
  const look = (): void => {
    const said = readOnlySaid.now();
    const { beside } = (router.state.page.data.root ?? {}) as Partial<RootData>;
    if (said !== undefined && said !== (beside?.read_only.on === 1)) void router.revalidate();
  };
  look();
  return readOnlySaid.subscribe(look);
}
