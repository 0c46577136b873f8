import type { ReactNode } from 'react';
import { AppOffer } from '../AppOffer.tsx';
import { LeftColumn, RightColumn } from '../columns.tsx';
import type { PageHead } from '../Header.tsx';
import { Column, Frame } from './Frame.tsx';

export interface LayoutProps {
  head?: PageHead;
  children: ReactNode;
}

interface DefaultLayoutProps extends LayoutProps {
  /** Feeds stand between two columns; threads, composer and the like beside the right one; an error alone. */
  columns?: 'one' | 'two' | 'three';
  /** The page has a bar of its own at the bottom of phones (reply, tools). */
  ownBar?: boolean;
  /** The author's card, on thread pages only (R-THR-002). */
  namePlate?: ReactNode;
  /** The woven edge of the country's cloth under the header: pages of a country. */
  selvedge?: boolean;
  /** More cards of the right column. */
  right?: ReactNode;
}

/** Header, content, right column and footer (R-MSC-020). */
export function DefaultLayout(props: DefaultLayoutProps) {
  const { head, columns = 'three', ownBar = false, selvedge, namePlate, right, children } = props;
  return (
    <Frame
      head={head}
      tabs={!head && columns !== 'one'}
      tabBar={!ownBar}
      ownBar={ownBar}
      columns={columns}
      selvedge={selvedge}
    >
      {columns === 'three' && <LeftColumn />}
      <Column footer={columns === 'one' ? 'justify-center' : 'lg:hidden'}>
        {children}
        {!ownBar && <AppOffer />}
      </Column>
      {columns !== 'one' && (
        <RightColumn namePlate={namePlate} tools={columns === 'two'}>
          {right}
        </RightColumn>
      )}
    </Frame>
  );
}
