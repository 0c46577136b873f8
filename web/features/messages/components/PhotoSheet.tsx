import { useEffect, useState } from 'react';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { resized } from '../../media/index.ts';
import { photoSize } from '../photo-size.ts';

interface PhotoSheetProps {
  file: File;
  /** What stands in the field: it goes with the photo. */
  text: string;
  onClose: () => void;
  onSend: (photo: Blob, text: string) => void;
}

type Size = 'small' | 'clear' | 'whole';
const sizes = ['small', 'clear', 'whole'] as const;
const edges = { small: 800, clear: 1600 } as const;
const qualities = { small: 0.7, clear: 0.82 } as const;

/** Both sizes that the device makes of a photo, beside the file itself; undefined while they are made. */
function useSizes(file: File): Record<Size, Blob> | 'unreadable' | undefined {
  const [made, setMade] = useState<Record<Size, Blob> | 'unreadable'>();
  useEffect(() => {
    let ended = false;
    const make = (size: keyof typeof edges) => resized(file, { edge: edges[size], quality: qualities[size] });
    void Promise.all([make('small'), make('clear')]).then(
      ([small, clear]) => !ended && setMade({ small, clear, whole: file }),
      () => !ended && setMade('unreadable'),
    );
    return () => {
      ended = true;
    };
  }, [file]);
  return made;
}

function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A photo before it is sent: how large, said beforehand since both pay for it, and the words with it. */
export function PhotoSheet({ file, text, onClose, onSend }: PhotoSheetProps) {
  const t = useT();
  const [size, setSize] = useState<Size>('small');
  const [words, setWords] = useState(text);
  const made = useSizes(file);
  const preview = usePreview(file);
  const isReady = made !== undefined && made !== 'unreadable';
  return (
    <Dialog
      open
      shape="sheet"
      title={t('messages.sendPhoto')}
      onClose={onClose}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button disabled={!isReady} onClick={() => isReady && onSend(made[size], words.trim())}>
            {t('messages.send')}
          </Button>
        </>
      }
    >
      {preview && made !== 'unreadable' && <img className="chat-photo-preview" src={preview} alt="" />}
      {made === 'unreadable' ? (
        <Note tone="error">{t('messages.photoUnreadable')}</Note>
      ) : (
        <fieldset className="flex flex-col">
          <legend className="font-bold">{t('messages.photoSizes')}</legend>
          {sizes.map((each) => (
            <label key={each} className="chat-choice">
              <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
              <span className="min-w-0 flex-1">
                <b>{t(`messages.size.${each}`)}</b>
                <span className="block text-sm text-ink-3">
                  {isReady ? t(`messages.size.${each}Hint`, { size: photoSize(made[each].size) }) : t('shell.working')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="flex flex-col gap-1">
        <span className="font-bold">{t('messages.photoWords')}</span>
        <input
          className="input"
          value={words}
          maxLength={messageLimits.textMax}
          dir="auto"
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p className="text-sm text-ink-3">{t('messages.photoPlace')}</p>
    </Dialog>
  );
}
