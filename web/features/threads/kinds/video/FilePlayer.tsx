import { useRef, useState } from 'react';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { sizeOf } from '../../../../lib/file-size.ts';
import { useScripted } from '../../../../lib/use-scripted.ts';
import { useLocale } from '../../../../router/locale.ts';
import { useLowData } from '../../../../session/low-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { LengthChip, PlayMark, videoFrame } from './VideoCover.tsx';
import { lengthOf } from './video-words.ts';

/** The browser's own player, which works without script; over its cover lies one large button until it is pressed. */
export function FilePlayer({ video }: { video: Video }) {
  const t = useT();
  const { language } = useLocale();
  const lite = useLowData();
  const scripted = useScripted();
  const player = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const length = lengthOf(video.video_duration);
  const play = () => {
    setBegun(true);
    player.current?.focus();
    // Where the browser refuses to begin, its own button is there.
    player.current?.play().catch(() => undefined);
  };
  return (
    <div className={videoFrame}>
      {/* biome-ignore lint/a11y/useMediaCaption: members send no captions */}
      <video
        ref={player}
        src={video.url}
        poster={video.cover && !lite ? srcOf(video.cover, 480) : undefined}
        controls={begun || !scripted}
        preload="none"
        playsInline
        onPlay={() => setBegun(true)}
        className={`size-full ${begun ? 'bg-black object-contain' : 'object-cover'}`}
        aria-label={t('threads.video.file')}
      >
        {t('threads.video.notPlayed')}
      </video>
      {scripted && !begun && (
        <button
          type="button"
          onClick={play}
          className="absolute inset-0 size-full cursor-pointer"
          aria-label={t('threads.video.playLength', { length })}
        >
          <PlayMark />
          <LengthChip>{lite ? `${length}, ${sizeOf(video.bytes, language)}` : length}</LengthChip>
        </button>
      )}
    </div>
  );
}
