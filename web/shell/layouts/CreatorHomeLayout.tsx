import { RightColumn } from '../columns.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Column, Frame } from './Frame.tsx';

/** The creators' site: figures in the main column, the reader beside them. */
export function CreatorHomeLayout({ head, children }: LayoutProps) {
  return (
    <Frame head={head} tabBar columns="two">
      <Column footer="lg:hidden">{children}</Column>
      <RightColumn tools />
    </Frame>
  );
}
