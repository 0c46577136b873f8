/** The viewer as a part of its own: lists that nobody looks through never load it. */
export { PhotoViewer as ListViewer } from '../../media/index.ts';
