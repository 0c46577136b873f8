import { RightColumn } from '../columns.tsx';
import { Footer } from '../Footer.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** The creators' site: figures in the main column, the reader beside them. */
export function CreatorHomeLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="two">
      <div className="main">
        <main id="main" className="main">
          {children}
        </main>
        <Footer className="lg:hidden" />
      </div>
      <RightColumn tools />
    </Frame>
  );
}
