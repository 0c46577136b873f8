import { useSteady } from '../../../lib/use-steady.ts';
import { resolve, type To } from '../../../router/address.ts';
import type { NavigateOptions } from '../../../router/browser-router.ts';
import { type RouterView, useRouterView } from '../../../router/view.tsx';

const messagesPath = '/message';

interface PanelWays {
  /** Shows another place of the messages in the panel. */
  open: (search: string) => void;
  reload: () => Promise<void>;
}

/** The panel has an address of its own: what leads to the messages is opened in it, and all else on the page. */
export function usePanelView(search: string, { open, reload }: PanelWays): RouterView {
  const around = useRouterView();
  const { state, router } = around;
  const ways = useSteady({
    navigate: async (to: To | number, options?: NavigateOptions) => {
      const target = typeof to === 'number' ? undefined : resolve(to, messagesPath);
      if (target?.pathname === messagesPath) open(target.search);
      else await router?.navigate(to, options);
    },
    revalidate: reload,
    turnReader: async () => router?.turnReader(),
    whenDrawn: async () => {},
  });
  const location = { pathname: messagesPath, search, hash: '', key: search };
  return { ...around, state: { ...state, page: { ...state.page, location } }, router: router && ways };
}
