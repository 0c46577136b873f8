import type { Picture } from '../../../contract/domains/media/shapes.ts';
import { pictureUrl } from './picture-files.ts';
import type { ImageRow } from './sql/images.ts';

/** A row as the screens see it. */
export function presentPicture(row: ImageRow): Picture {
  const { aid, width, height, colour, widths } = row;
  return { aid, url: pictureUrl(row.storage_key), width, height, colour, widths };
}
