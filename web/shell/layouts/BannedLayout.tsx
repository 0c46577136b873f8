import type { LayoutProps } from './DefaultLayout.tsx';
import { BareFrame } from './Frame.tsx';

/** Nothing to go on to: the mark, what happened, the account's menu with the way out. */
export function BannedLayout({ children }: LayoutProps) {
  return <BareFrame>{children}</BareFrame>;
}
