export { shrunk } from './shrink.ts';
export { uploadPicture } from './upload.ts';
