export { fitted, resized, shrunk } from './shrink.ts';
export { uploadPicture } from './upload.ts';
export { PhotoViewer } from './viewer/PhotoViewer.tsx';
