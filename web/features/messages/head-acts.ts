import { createContext, type ReactNode } from 'react';

/** What stands at the end of a conversation's head in place of its menu, where it is drawn in a panel. */
export const HeadActsContext = createContext<ReactNode>(null);
