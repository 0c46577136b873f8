import type { LayoutProps } from './DefaultLayout.tsx';
import { BareFrame } from './Frame.tsx';

/** A header and the content, nothing else (R-MSC-021). */
export function PermissionLayout({ children }: LayoutProps) {
  return <BareFrame>{children}</BareFrame>;
}
