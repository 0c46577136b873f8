import { videoLimits } from '../../../../../contract/domains/threads/kinds/video/limits.ts';
import type { Video, VideoUpload } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { videoAt } from '../../../../../contract/domains/threads/kinds/video/sites.ts';
import type { VideoFile } from './sql/video-files.ts';
import type { VideoRow } from './sql/videos.ts';
import { playerPrefix, videoAddress } from './video-files.ts';

const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1000));

/** A video as everybody sees it. */
export function sharedVideo(row: VideoRow): Omit<Video, 'own'> {
  const { tid, link, title, seconds, cover, name, type, milliseconds, width, height, bytes } = row;
  const isFile = link === '';
  return {
    type,
    url: isFile ? videoAddress(name, type) : `${playerPrefix}${tid}`,
    video_duration: isFile ? wholeSeconds(milliseconds) : seconds,
    ...{ width, height, bytes, cover },
    coverpath: cover ? `${cover.url}-${cover.widths.at(-1)}.webp` : '',
    linkurl: link,
    description: title,
    site: videoAt(link)?.site ?? '',
  };
}

/** How far an upload has come. */
export const presentUpload = ({ vid, bytes, received, type, milliseconds }: VideoFile): VideoUpload => ({
  ...{ vid, bytes, received },
  piece: videoLimits.pieceBytes,
  ready: type !== '',
  video_duration: type === '' ? 0 : wholeSeconds(milliseconds),
});
