import { useState } from 'react';
import { type Emoticon, type EmoticonPack, emoticonPacks, emoticons } from '../../contract/primitives/emoticons.ts';
import { useT } from '../texts/texts.tsx';
import { Segments } from './Tabs.tsx';

interface EmoticonPickerProps {
  onPick: (emoticon: Emoticon) => void;
  packs?: readonly string[] | undefined;
}

/** The four packs, or some of them; a pick hands over the emoticon, whose `alt` is what goes into a text. */
export function EmoticonPicker({ onPick, packs }: EmoticonPickerProps) {
  const t = useT();
  const [pack, setPack] = useState<EmoticonPack>('Default');
  const offered = emoticonPacks.filter((each) => packs === undefined || packs.includes(each.pack));
  return (
    <div className="flex flex-col gap-3">
      <Segments
        label={t('shell.emoticonPacks')}
        small
        value={pack}
        onChange={setPack}
        options={offered.map((each) => ({
          value: each.pack,
          label: (
            <img
              src={emoticons.find((item) => item.pack === each.pack)?.src}
              alt={t('shell.emoticonPack', { number: emoticonPacks.indexOf(each) + 1 })}
              width={24}
              height={24}
              className="size-6"
            />
          ),
        }))}
      />
      <ul className="emoticons">
        {emoticons
          .filter((emoticon) => emoticon.pack === pack)
          .map((emoticon) => (
            <li key={emoticon.alt}>
              <button type="button" className="icon-btn" onClick={() => onPick(emoticon)}>
                <img
                  src={emoticon.src}
                  alt={t('shell.emoticon', { number: emoticon.number })}
                  width={28}
                  height={28}
                  className="size-7"
                  loading="lazy"
                />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
