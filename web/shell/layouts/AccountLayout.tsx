import type { ReactNode } from 'react';
import { useT } from '../../texts/texts.tsx';
import { LeftColumn, RightColumn } from '../columns.tsx';
import type { LayoutProps } from './DefaultLayout.tsx';
import { Column, Frame } from './Frame.tsx';

interface AccountLayoutProps extends LayoutProps {
  /** The pages of the member's area, in place of the sections. */
  side?: ReactNode;
  /** The site's sections at the side, as beside every list. */
  sections?: boolean;
  /** More cards of the right column, beside the member's pages. */
  right?: ReactNode;
  /** A list that stands beside what is open of it, where there is room for both. */
  list?: ReactNode;
}

/** The member's own area: its pages at the side, what is open in the middle. Without them one narrow column. */
export function AccountLayout({ head, side, sections, right, list, children }: AccountLayoutProps) {
  const t = useT();
  if (list) {
    return (
      <Frame head={head} tabBar columns="one">
        <div className="min-w-0 lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-6">
          <aside className="min-w-0 max-lg:hidden" aria-label={t('shell.account')}>
            {list}
          </aside>
          <Column>{children}</Column>
        </div>
      </Frame>
    );
  }
  if (sections) {
    return (
      <Frame head={head} tabBar columns="three">
        <LeftColumn />
        <Column footer="lg:hidden">{children}</Column>
        <RightColumn tools={false} />
      </Frame>
    );
  }
  if (side) {
    return (
      <Frame head={head} tabBar columns="three">
        <aside className="left max-h-[calc(100dvh-7rem)] overflow-y-auto" aria-label={t('shell.account')}>
          {side}
        </aside>
        <Column footer="lg:hidden">{children}</Column>
        <RightColumn tools>{right}</RightColumn>
      </Frame>
    );
  }
  return (
    <Frame head={head} tabBar columns="one">
      <Column className="mx-auto w-full max-w-120">{children}</Column>
    </Frame>
  );
}
