import { useState } from 'react';
import { topicLimits } from '../../../../contract/domains/topics/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { uploadPicture } from '../../media/index.ts';
import { squareLogo } from '../square-logo.ts';
import { isLogoType, logoTypes } from '../topic-form.ts';

interface LogoPickProps {
  /** Address of what it is now, empty for none. */
  logo: string;
  onPicked: (aid: number) => void;
}

/** A topic's picture: cut to a square on this device, and sent at once (R-TOP-011). */
export function LogoPick({ logo, onPicked }: LogoPickProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [shown, setShown] = useState(logo);
  const [isWrong, setWrong] = useState(false);
  const pick = (file: File | undefined) => {
    if (!file) return;
    setWrong(!isLogoType(file.type));
    if (!isLogoType(file.type)) return;
    void run(async () => {
      const square = await squareLogo(file);
      const { aid } = await uploadPicture(square, () => undefined, new AbortController().signal);
      setShown(URL.createObjectURL(square));
      onPicked(aid);
    });
  };
  const error = isWrong ? t('topics.logoWrong') : words;
  return (
    <div className="form-field">
      <span className="form-label">{t('topics.logo')}</span>
      <label className="tap w-full gap-3 focus-within:outline-3 focus-within:outline-focus">
        {shown === '' ? (
          <span className="topic-logo" aria-hidden="true">
            <Icon name="image" />
          </span>
        ) : (
          <img className="topic-logo" src={shown} alt="" width={56} height={56} />
        )}
        <span className="link text-md">{busy ? t('shell.sending') : t('topics.logoPick')}</span>
        <EarlyInput
          type="file"
          className="sr-only"
          accept={logoTypes.join(',')}
          disabled={busy}
          onChange={(event) => {
            pick(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {error && <FieldError>{error}</FieldError>}
      <span className="hint">{t('topics.logoHint', { side: topicLimits.logoSide })}</span>
    </div>
  );
}
