import { useLocale } from '../../router/locale.ts';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** The draw fills the window on the country's cloth. */
export function JackpotLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} columns="one">
      <main id="main" className="main cloth min-h-96 rounded-lg p-5" data-cloth={useLocale().cloth}>
        {children}
      </main>
    </Frame>
  );
}
