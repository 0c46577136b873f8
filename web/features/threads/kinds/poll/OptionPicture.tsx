import type { Picture } from '../../../../../contract/domains/media/shapes.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { useLowData } from '../../../../session/low-data.ts';

/** An option's picture beside its words, which say what it is; who saves data has the words alone. */
export function OptionPicture({ picture }: { picture: Picture }) {
  if (useLowData()) return null;
  return (
    <img
      src={srcOf(picture, 320)}
      width={64}
      height={64}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-16 rounded-sm bg-sunken object-cover"
    />
  );
}
