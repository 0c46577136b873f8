import { Footer } from '../Footer.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

interface ConfirmLayoutProps extends LayoutProps {
  /** The card is the only way to log in here. */
  noAccount?: boolean;
}

/** One card in the middle: a question to confirm, a link from an e-mail. */
export function ConfirmLayout({ noAccount, children }: ConfirmLayoutProps) {
  return (
    <Frame bare noAccount={noAccount} columns="one">
      <div className="main mx-auto w-full max-w-dialog">
        <main id="main" className="card">
          {children}
        </main>
        <Footer className="justify-center" />
      </div>
    </Frame>
  );
}
