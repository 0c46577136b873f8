import type { ReactNode } from 'react';
import { LeftColumn, RightColumn } from '../columns.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Column, Frame } from './Frame.tsx';

interface CreatorHomeLayoutProps extends LayoutProps {
  /** More cards of the right column. */
  right?: ReactNode;
}

/** The creators' site: figures in the main column between the site's sections and what belongs to the month. */
export function CreatorHomeLayout({ head, right, children }: CreatorHomeLayoutProps) {
  return (
    <Frame head={head} tabBar columns="three">
      <LeftColumn />
      <Column footer="lg:hidden">{children}</Column>
      <RightColumn tools={false} namePlate={null}>
        {right}
      </RightColumn>
    </Frame>
  );
}
