export { attachPictures, detachPictures } from './actions/attach-pictures.ts';
export { createPicture, type StoredPicture, storePicture } from './actions/upload-image.ts';
export { withServedWidths } from './present.ts';
export { picturesByAid } from './reads/pictures-by-aid.ts';
