import { type ComponentType, createContext, useContext, useState } from 'react';
import { quietly } from '../api/quietly.ts';

/** What stands below the search box while somebody types in it; words of it are taken into the box. */
export type SearchPanel = ComponentType<{ typed: string; onTaken: (words: string) => void }>;

/** Fetches the panel; undefined where a page has none. */
export const SearchPanelContext = createContext<(() => Promise<SearchPanel>) | undefined>(undefined);

/** The panel once its code is there; `fetch` asks for it, and a failure leaves the box without it. */
export function useSearchPanel(): { Panel: SearchPanel | undefined; fetch: () => void } {
  const load = useContext(SearchPanelContext);
  const [Panel, setPanel] = useState<SearchPanel>();
  const fetch = (): void => {
    if (load && !Panel) void quietly(load().then((found) => setPanel(() => found)));
  };
  return { Panel, fetch };
}
