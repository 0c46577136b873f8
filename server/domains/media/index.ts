export { attachPictures, detachPictures } from './actions/attach-pictures.ts';
export { createPicture, type StoredPicture, storePicture } from './actions/upload-image.ts';
export { withServedWidths } from './present.ts';
export { fullWidths, picturesByAid } from './reads/pictures-by-aid.ts';
export { bytesByAid } from './sql/images.ts';
export { endVideo } from './video/actions/end-video.ts';
export { type LinkDeps, type ReadLink, readVideoLink, storedLink } from './video/actions/read-video-link.ts';
export { finishVideo } from './video/finish-video.ts';
export { wholeSeconds } from './video/present.ts';
export { isCoverSize } from './video/rules/cover.ts';
export {
  giveToThread,
  insertWholeVideo,
  shownFile,
  type VideoFile,
} from './video/sql/video-files.ts';
export { nameInAddress, playerPrefix, videoAddress, videoKey, videoPrefix } from './video/video-files.ts';
