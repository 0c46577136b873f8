import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type ComposeStore, useComposed } from '../compose/compose-store.ts';
import { draftListPath } from './drafts-path.ts';

interface OtherDraftsProps {
  store: ComposeStore;
  /** Numbers of all drafts that the member had as the page was made. */
  drafts: readonly number[];
  className: string;
}

/** The way to the drafts that aren't open here, with their count; nothing where there are none. */
export function OtherDrafts({ store, drafts, className }: OtherDraftsProps) {
  const t = useT();
  const open = useComposed(store, ({ account }) => account.saved?.tid ?? 0);
  const count = drafts.filter((tid) => tid !== open).length;
  if (count === 0) return null;
  return (
    <Link to={draftListPath} className={`flex min-h-11 items-center gap-2 text-sm font-bold ${className}`}>
      <Icon name="square-pen" size="s" />
      <span className="flex-1">{t(open > 0 ? 'drafts.others' : 'drafts.yours', { count })}</span>
      <Icon name="chevron-right" size="s" flip />
    </Link>
  );
}
