import { createContext, type ReactNode } from 'react';

/** What stands below the header of every page, beside the page's own. */
export const OnTopContext = createContext<ReactNode>(null);
