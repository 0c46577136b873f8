import type { LinkPreview } from '../../../../contract/domains/posts/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useLowData } from '../../../session/low-data.ts';

/** What the page behind a link says of itself, in words alone; readers who save data have the link. */
export function LinkCard({ link }: { link: LinkPreview | null }) {
  const lite = useLowData();
  if (!link || lite) return null;
  const { address, title, summary, site } = link;
  return (
    <a href={address} rel="nofollow noopener ugc" className="link-card">
      <Icon name="link" size="s" />
      <span className="min-w-0 flex-1">
        <span className="link-card-title" dir={directionOf(title)}>
          {title}
        </span>
        {summary && (
          <span className="line-clamp-2 text-sm text-ink-2" dir={directionOf(summary)}>
            {summary}
          </span>
        )}
        <span className="block truncate text-xs text-ink-3" dir="auto">
          {site}
        </span>
      </span>
    </a>
  );
}
