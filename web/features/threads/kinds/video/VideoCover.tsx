import type { ReactNode } from 'react';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { lengthOf } from './video-words.ts';

/** The triangle that says: this plays. */
export const PlayMark = () => (
  <span className="absolute inset-0 m-auto grid size-14 place-items-center rounded-leaf bg-value text-on-value">
    <svg viewBox="0 0 24 24" className="size-7 fill-current" aria-hidden="true">
      <path d="M8 5v14l11-7z" />
    </svg>
  </span>
);

/** A few words on the picture's lower end: how long it is. */
export const LengthChip = ({ children }: { children: ReactNode }) => (
  <span className="num absolute end-2 bottom-2 rounded-sm bg-black/75 px-1.5 py-0.5 text-xs text-white">
    {children}
  </span>
);

/** The cover with a play mark and the length; no byte of the video is asked for. */
export function VideoCover({ video, eager = false }: { video: Video; eager?: boolean }) {
  const { cover, video_duration } = video;
  return (
    <>
      {cover && (
        <img
          src={srcOf(cover, 480)}
          width={cover.width}
          height={cover.height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      )}
      <PlayMark />
      {video_duration > 0 && <LengthChip>{lengthOf(video_duration)}</LengthChip>}
    </>
  );
}

/** The frame in which a video stands, in cards and on its page. */
export const videoFrame = 'relative my-2.5 block aspect-16/10 w-full overflow-hidden rounded-leaf bg-sunken';
