import type { ReactNode } from 'react';
import { useLocale } from '../../router/locale.ts';
import { DefaultLayout, type LayoutProps } from './DefaultLayout.tsx';

/** The draw: its head on the country's cloth, and why it can be trusted beside it. */
export function JackpotLayout({ head, right, children }: LayoutProps & { right?: ReactNode }) {
  return (
    <DefaultLayout head={head} columns="two" right={right}>
      <div className="contents" data-cloth={useLocale().cloth}>
        {children}
      </div>
    </DefaultLayout>
  );
}
