export { attachPictures, detachPictures } from './actions/attach-pictures.ts';
export { picturesByAid } from './reads/pictures-by-aid.ts';
