import type { LayoutProps } from './DefaultLayout.tsx';
import { Frame } from './Frame.tsx';

/** A header and the content, nothing else (R-MSC-021). */
export function PermissionLayout({ children }: LayoutProps) {
  return (
    <Frame bare columns="one">
      <main id="main" className="main mx-auto w-full max-w-read">
        {children}
      </main>
    </Frame>
  );
}
