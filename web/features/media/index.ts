export { PictureField } from './PictureField.tsx';
export { resized } from './resized.ts';
export { fitted, shrunk } from './shrink.ts';
export { sendAgain, uploadPicture } from './upload.ts';
export { PhotoViewer } from './viewer/PhotoViewer.tsx';
