import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** The gallery of the design's parts: as many columns as fit. */
export function UiDemoLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="one">
      <main id="main" className="columns-1 gap-x-3 sm:columns-2 lg:columns-3 [&>*]:mb-3 [&>*]:break-inside-avoid">
        {children}
      </main>
    </Frame>
  );
}
