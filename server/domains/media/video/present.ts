import { videoLimits } from '../../../../contract/domains/media/video/limits.ts';
import type { VideoUpload } from '../../../../contract/domains/media/video/shapes.ts';
import type { VideoFile } from './sql/video-files.ts';

/** The length that is shown of a file: at least one second. */
export const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.round(milliseconds / 1000));

/** How far an upload has come. */
export const presentUpload = ({ vid, bytes, received, type, milliseconds }: VideoFile): VideoUpload => ({
  ...{ vid, bytes, received },
  piece: videoLimits.pieceBytes,
  ready: type !== '',
  video_duration: type === '' ? 0 : wholeSeconds(milliseconds),
});
