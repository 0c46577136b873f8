import { useState } from 'react';
import {
  type Emoticon,
  type EmoticonPack,
  emoticonPacks,
  emoticons,
  packPicture,
} from '../../contract/primitives/emoticons.ts';
import { useT } from '../texts/texts.tsx';
import { EmoticonImage } from './EmoticonImage.tsx';
import { emoticonWord } from './emoticon-words.ts';
import { Segments } from './Segments.tsx';

interface EmoticonPickerProps {
  onPick: (emoticon: Emoticon) => void;
  packs?: readonly string[] | undefined;
}

/** The four packs, or some of them; a pick hands over the emoticon, whose `alt` is what goes into a text. */
export function EmoticonPicker({ onPick, packs }: EmoticonPickerProps) {
  const t = useT();
  const offered = emoticonPacks.map(({ pack }) => pack).filter((pack) => packs === undefined || packs.includes(pack));
  const [chosen, choose] = useState<EmoticonPack | undefined>();
  const pack = chosen ?? offered[0];
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('shell.emoticonPacks')}
        small
        value={pack ?? 'Default'}
        onChange={choose}
        options={offered.map((each) => ({
          value: each,
          label: (
            <img src={packPicture(each)} alt={t(`emoticons.pack.${each}`)} width={24} height={24} className="size-6" />
          ),
        }))}
      />
      <ul className="emoticons">
        {emoticons
          .filter((emoticon) => emoticon.pack === pack)
          .map((emoticon) => (
            <li key={emoticon.alt}>
              <button type="button" className="icon-btn" onClick={() => onPick(emoticon)}>
                <EmoticonImage emoticon={emoticon} name={emoticonWord(t, emoticon)} />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
