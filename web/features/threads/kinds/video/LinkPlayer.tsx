import { type MouseEvent, useState } from 'react';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { useLowData } from '../../../../session/low-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { VideoCover, videoFrame } from './VideoCover.tsx';

/** A video of another site: our own picture of it, and its player once it is pressed; without script on a page of its own. */
export function LinkPlayer({ video }: { video: Video }) {
  const t = useT();
  const lite = useLowData();
  const [playing, setPlaying] = useState(false);
  const name = video.description || t('threads.video.file');
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className="my-2.5">
      <div className={`${videoFrame} my-0`}>
        {playing ? (
          <iframe
            src={video.url}
            title={name}
            allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
            className="size-full"
          />
        ) : (
          <a
            href={video.url}
            onClick={play}
            className="absolute inset-0"
            aria-label={t('threads.video.playAt', { site: video.site })}
          >
            <VideoCover video={lite ? { ...video, cover: null } : video} eager />
          </a>
        )}
      </div>
      <p className="mt-1.5 text-sm text-ink-2" dir="auto">
        {video.description && <span className="block wrap-anywhere">{video.description}</span>}
        <a href={video.linkurl} rel="nofollow noopener ugc" className="link">
          {video.site}
        </a>
      </p>
    </div>
  );
}
