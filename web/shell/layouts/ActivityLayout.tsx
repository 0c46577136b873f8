import { Footer } from '../Footer.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** The whole width for an activity's own page. */
export function ActivityLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="one">
      <div className="main">
        <main id="main" className="main">
          {children}
        </main>
        <Footer />
      </div>
    </Frame>
  );
}
