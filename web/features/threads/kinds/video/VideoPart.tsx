import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import type { KindPartProps } from '../kind.ts';
import { FilePlayer } from './FilePlayer.tsx';
import { LinkPlayer } from './LinkPlayer.tsx';

/** A video on its thread's page: nothing of it comes before somebody plays it. */
export function VideoPart({ thread: { video } }: KindPartProps) {
  if (!video) return null;
  return isLink(video) ? <LinkPlayer video={video} /> : <FilePlayer key={video.url} video={video} />;
}

const isLink = ({ linkurl }: Video): boolean => linkurl !== '';
