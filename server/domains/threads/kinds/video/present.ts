import { videoAt } from '../../../../../contract/domains/media/video/sites.ts';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { playerPrefix, videoAddress, wholeSeconds } from '../../../media/index.ts';
import type { VideoRow } from './sql/videos.ts';

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
