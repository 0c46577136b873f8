import { readOnlySaid } from '../lib/read-only.ts';
import type { BrowserRouter } from '../router/browser-router.ts';
import type { RootData } from '../session/root-data.ts';

type Router = Pick<BrowserRouter, 'state' | 'revalidate' | 'subscribe'>;

/**
 * A page that was open when the site became read-only, or took words again, is asked for anew by the next answer of
 * whatever it is, once for each turn, until the end that it returns is called.
 */
export function followReadOnly(router: Router): () => void {
  let isDue = false;
  // On the way to another page nothing is asked for anew: that one stands first.
  const look = (): void => {
    if (!isDue || router.state.navigation.state === 'loading') return;
    isDue = false;
    void router.revalidate();
  };
  const turned = (): void => {
    const said = readOnlySaid.now();
    const { beside } = (router.state.page.data.root ?? {}) as Partial<RootData>;
    isDue = said !== undefined && said !== (beside?.read_only.on === 1);
    look();
  };
  turned();
  const stops = [readOnlySaid.subscribe(turned), router.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
