import type { ChangeEvent } from 'react';
import { pictureLimits } from '../../../../contract/domains/media/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { ButtonWords } from '../../../design/ButtonWords.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { uploadPicture } from '../../media/index.ts';

interface PrizePictureProps {
  /** The picture's number; 0 for none. */
  aid: number;
  onChange: (aid: number) => void;
}

/** The picture of a prize: sent at once, and its own when the prize is saved. */
export function PrizePicture({ aid, onChange }: PrizePictureProps) {
  const t = useT();
  const act = useAct();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    void act.run(async () => {
      const picture = await uploadPicture(file, () => undefined, new AbortController().signal);
      onChange(picture.aid);
    });
  };
  return (
    <div className="scripted flex flex-wrap items-center gap-2">
      <label className="btn btn-outline focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <ButtonWords busy={act.busy && t('shell.working')} icon={<Icon name={aid === 0 ? 'image-plus' : 'image'} />}>
          {t(aid === 0 ? 'draw.console.addPicture' : 'draw.console.changePicture')}
        </ButtonWords>
        <input type="file" accept={pictureLimits.types.join(',')} className="sr-only" onChange={choose} />
      </label>
      {aid > 0 && (
        <Button kind="text" icon="trash-2" onClick={() => onChange(0)}>
          {t('draw.console.removePicture')}
        </Button>
      )}
      {act.words && <FieldError>{act.words}</FieldError>}
    </div>
  );
}
