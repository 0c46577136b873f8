import { availableParallelism } from 'node:os';

const library = () => import('sharp');
export type Sharp = Awaited<ReturnType<typeof library>>['default'];

let bounded: Promise<Sharp> | undefined;

/** The library for pictures, within its bounds. Loaded with the first one: most processes see few, and it is large. */
export function loadSharp(): Promise<Sharp> {
  bounded ??= library().then(({ default: sharp }) => bound(sharp));
  return bounded;
}

function bound(sharp: Sharp): Sharp {
  // One decoder thread a picture: the queue decides how many pictures at once, and a core stays free for requests. No
  // cache, because no picture comes twice.
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
  return sharp;
}

/** How many pictures are worked on at once in this process. */
export const picturesAtOnce = Math.max(1, availableParallelism() - 1);
