import type { ContestRow } from '../../../../contract/domains/contests/shapes.ts';
import { srcOf } from '../../../design/pictures.ts';

/** The picture of an entry that won; its words stand beside. */
export function WinnerPhoto({ photo: { picture, w, h } }: { photo: NonNullable<ContestRow['photo']> }) {
  return <img src={srcOf(picture, 640)} alt="" width={w} height={h} loading="lazy" decoding="async" />;
}
