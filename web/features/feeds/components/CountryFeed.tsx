import type { ReactNode } from 'react';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { OpenedFeed } from '../queries.ts';
import { NewerPosts } from './FeedHead.tsx';
import { FeedList } from './FeedList.tsx';

interface CountryFeedProps {
  title: string;
  opened: OpenedFeed;
  /** The list by time has an Atom feed of its own. */
  atom?: boolean;
  /** The title is shown, where no entry of the menus says which list it is. */
  heading?: boolean;
  /** Cards beside it, on wide screens. */
  right?: ReactNode;
  /** Above the list. */
  children?: ReactNode;
}

/** A list of the locale's country as a page of its own. */
export function CountryFeed({ title, opened, atom, heading, right, children }: CountryFeedProps) {
  const t = useT();
  const here = useLocale();
  const { page, source, result } = opened;
  return (
    <DefaultLayout right={right} {...(heading && { head: { title, back: '/' } })}>
      <PageMeta
        title={title}
        description={t('feeds.description', { place: here.names[here.language] })}
        feed={atom ? addressIn(here, '/feed.atom') : undefined}
      />
      <h1 className={heading ? 'heading text-xl max-sm:sr-only' : 'sr-only'}>{title}</h1>
      {children}
      <NewerPosts page={page} />
      <FeedList result={result} source={source} />
    </DefaultLayout>
  );
}
