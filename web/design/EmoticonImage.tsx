import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import { useLowData } from '../session/low-data.ts';
import { reducedMotion } from './emoticon-picture.ts';

interface EmoticonImageProps {
  emoticon: Emoticon;
  name: string;
}

/** One emoticon, 28 px wide; it stands still for who asked for less motion, and where data is dear. */
export function EmoticonImage({ emoticon: { src, still }, name }: EmoticonImageProps) {
  const lite = useLowData();
  const image = (
    <img
      src={lite ? still : src}
      alt={name}
      width={28}
      height={28}
      className="size-7"
      loading="lazy"
      decoding="async"
    />
  );
  if (lite || src === still) return image;
  return (
    <picture>
      <source media={reducedMotion} srcSet={still} />
      {image}
    </picture>
  );
}
