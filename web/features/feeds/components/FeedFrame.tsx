import type { ReactNode } from 'react';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** The row above a member's feed: a way to the composer. */
export function ComposePrompt({ picture }: { picture: ReactNode }) {
  const t = useT();
  const here = useLocale();
  const place = here.names[here.language];
  return (
    <div className="card flex items-center gap-2.5 px-4! py-2.5!">
      {picture}
      <Link
        to="/note/thread"
        className="flex min-h-12 min-w-0 flex-1 items-center rounded-md bg-sunken px-3.5 text-md text-ink-3"
      >
        {here.fid === globalFid ? t('feeds.composePrompt') : t('feeds.composePromptIn', { place })}
      </Link>
      <Link to="/note/thread" className="icon-btn" aria-label={t('feeds.addPhotos')} tabIndex={-1}>
        <Icon name="image" />
      </Link>
    </div>
  );
}

/** A feed with nothing in it: one line, one sentence, one action. */
export function FeedEmpty({ text, action }: { text?: string; action?: ReactNode }) {
  const t = useT();
  return (
    <section className="card">
      <EmptyState title={t('feeds.emptyTitle')} text={text ?? t('feeds.emptyText')} action={action} />
    </section>
  );
}
