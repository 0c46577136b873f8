import type { ThreadInfo } from '../../../../../contract/domains/threads/shapes.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { directionOf } from '../../../../lib/direction.ts';
import { threadPath } from '../../../../lib/thread-path.ts';
import { Link } from '../../../../router/links.tsx';
import { useT } from '../../../../texts/texts.tsx';

/** The story's previous and next part, where the thread is one of a story. */
export function StoryNav({ story }: { story: ThreadInfo['story_nav'] }) {
  const t = useT();
  const parts = [
    { part: story.pre, text: 'threads.previousThread', icon: 'chevron-left' },
    { part: story.next, text: 'threads.nextThread', icon: 'chevron-right' },
  ] as const;
  if (!story.pre && !story.next) return null;
  return (
    <nav className="card py-1!" aria-label={t('threads.story')}>
      {parts.map(
        ({ part, text, icon }) =>
          part && (
            <Link key={text} to={threadPath(part.tid)} className="tap min-h-13 gap-3 py-1.5">
              <Icon name={icon} flip className="text-ink-3" />
              <span className="min-w-0">
                <span className="block text-xs text-ink-3">{t(text)}</span>
                <b className="line-clamp-2 text-md" dir={directionOf(part.subject)}>
                  {part.subject}
                </b>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
