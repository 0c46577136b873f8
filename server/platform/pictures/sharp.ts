import { availableParallelism } from 'node:os';
import sharp from 'sharp';

// One decoder thread a picture: the queue decides how many pictures at once, and requests keep a core. No cache,
// because no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

// Only the four formats members may send and our own drawings can be read, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

/** How many pictures are worked on at once in this process. */
export const picturesAtOnce = Math.max(1, availableParallelism() - 1);

export { sharp };
