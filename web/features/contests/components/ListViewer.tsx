import type { ComponentProps } from 'react';
import { PhotoViewer } from '../../media/index.ts';

/** The viewer as a part of its own: lists that nobody looks through never load it. */
export const ListViewer = (props: ComponentProps<typeof PhotoViewer>) => <PhotoViewer {...props} />;
