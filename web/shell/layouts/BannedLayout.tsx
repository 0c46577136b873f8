import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** Nothing to go on to: the mark, what happened, the account's menu with the way out. */
export function BannedLayout({ children }: LayoutProps) {
  return (
    <Frame bare columns="one">
      <main id="main" className="main mx-auto w-full max-w-read">
        {children}
      </main>
    </Frame>
  );
}
