import { Icon } from '../../../../design/Icon.tsx';
import { sizeOf } from '../../../../lib/file-size.ts';
import { threadPath } from '../../../../lib/thread-path.ts';
import { Link } from '../../../../router/links.tsx';
import { useLocale } from '../../../../router/locale.ts';
import { useLowData } from '../../../../session/low-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { KindPartProps } from '../kind.ts';
import { VideoCover, videoFrame } from './VideoCover.tsx';
import { lengthOf } from './video-words.ts';

/** A video in a card: its cover leads to its thread; who saves data reads how long and how large it is. */
export function VideoCard({ thread: { tid, video } }: KindPartProps) {
  const t = useT();
  const lite = useLowData();
  const { language } = useLocale();
  if (!video) return null;
  const length = video.video_duration > 0 ? lengthOf(video.video_duration) : video.site;
  const name = t('threads.video.playLength', { length });
  if (!lite) {
    return (
      <Link to={threadPath(tid)} className={`above ${videoFrame}`} aria-label={name}>
        <VideoCover video={video} />
      </Link>
    );
  }
  const size = video.bytes > 0 ? sizeOf(video.bytes, language) : '';
  return (
    <Link
      to={threadPath(tid)}
      aria-label={name}
      className="above my-2.5 flex min-h-14 items-center gap-3 rounded-leaf bg-sunken px-3 text-sm text-ink-2"
    >
      <Icon name="video" />
      <span className="num">{[length, size].filter(Boolean).join(', ')}</span>
    </Link>
  );
}
