import type { LayoutProps } from './DefaultLayout.tsx';
import { Column, Frame } from './Frame.tsx';

/** The whole width for an activity's own page. */
export function ActivityLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="one">
      <Column>{children}</Column>
    </Frame>
  );
}
