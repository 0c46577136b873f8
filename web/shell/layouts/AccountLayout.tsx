import { Footer } from '../Footer.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** One narrow column for forms of the account. */
export function AccountLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="one">
      <div className="main mx-auto w-full max-w-120">
        <main id="main" className="main">
          {children}
        </main>
        <Footer />
      </div>
    </Frame>
  );
}
