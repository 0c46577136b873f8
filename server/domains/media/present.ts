import type { Picture } from '../../../contract/domains/media/shapes.ts';
import { pictureUrl } from './picture-files.ts';
import { widthsFor } from './rules/picture-size.ts';
import type { ImageRow } from './sql/images.ts';

/** A row as the screens see it. */
export function presentPicture(row: ImageRow): Picture {
  const { aid, width, height, colour } = row;
  return { aid, url: pictureUrl(row.storage_key), width, height, colour, widths: widthsFor(width, height) };
}

/**
 * Pictures that a post stored as they were when it was written, with the widths in which they are served now: those that
 * were not made then are made when they are asked for.
 */
export const withServedWidths = <P extends Picture>(pictures: readonly P[]): P[] =>
  pictures.map((picture) => ({ ...picture, widths: widthsFor(picture.width, picture.height) }));
