export { uploadPicture } from '../media/index.ts';
