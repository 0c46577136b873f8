import { type ChangeEvent, useState } from 'react';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../design/Button.tsx';
import { ButtonWords } from '../../design/ButtonWords.tsx';
import { FieldError } from '../../design/fields.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useT } from '../../texts/texts.tsx';
import { uploadPicture } from './upload.ts';

interface PictureFieldProps {
  /** The picture's number; 0 for none. */
  aid: number;
  /** Address of the picture that stands there now. */
  picture: string;
  /** The other picture's number and address; 0 and none where it is taken away. */
  onChange: (aid: number, address: string) => void;
  /** What the buttons say. */
  words: Record<'add' | 'change' | 'remove', string>;
  className?: string;
}

/** The one picture of something, such as a group: sent at once, and its own when that is saved. */
export function PictureField({ aid, picture, onChange, words, className = '' }: PictureFieldProps) {
  const t = useT();
  const act = useAct();
  const [chosen, setChosen] = useState('');
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    void act.run(async () => {
      const sent = await uploadPicture(file, () => undefined, new AbortController().signal);
      const address = `${sent.url}-${sent.widths[0]}.webp`;
      setChosen(address);
      onChange(sent.aid, address);
    });
  };
  const shown = aid === 0 ? '' : chosen || picture;
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      {shown && <img className="topic-logo" src={shown} alt="" width={56} height={56} />}
      <label className="btn btn-outline focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <ButtonWords busy={act.busy && t('shell.working')} icon={<Icon name="image-plus" />}>
          {aid === 0 ? words.add : words.change}
        </ButtonWords>
        <input type="file" accept={pictureLimits.types.join(',')} className="sr-only" onChange={choose} />
      </label>
      {aid > 0 && (
        <Button kind="text" icon="trash-2" onClick={() => onChange(0, '')}>
          {words.remove}
        </Button>
      )}
      {act.words && <FieldError>{act.words}</FieldError>}
    </div>
  );
}
