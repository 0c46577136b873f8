import { useEffect, useId, useRef, useState } from 'react';
import { pollLimits } from '../../../../../contract/domains/threads/kinds/poll/limits.ts';
import { IconButton } from '../../../../design/Button.tsx';
import { EarlyInput } from '../../../../design/early-fields.tsx';
import { FieldError } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { photoUploads } from '../../compose/photo-uploads.ts';
import type { OptionDraft } from './poll-compose.ts';

interface OptionFieldProps {
  option: OptionDraft;
  /** Place among the options, from 1. */
  number: number;
  onChange: (to: (option: OptionDraft) => OptionDraft) => void;
  /** Missing where a poll needs all its options. */
  onRemove: (() => void) | undefined;
}

/** One option: its words, a picture if there shall be one, and the way to remove it. */
export function OptionField({ option, number, onChange, onRemove }: OptionFieldProps) {
  const t = useT();
  const { text, photo } = option;
  const picture = useOnePhoto(onChange);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <span className="input">
          {photo && (
            <img src={photo.preview} alt="" className="-ms-1.5 size-9 flex-none rounded-sm bg-sunken object-cover" />
          )}
          <EarlyInput
            dir="auto"
            value={text}
            data-missing={text.trim() === '' ? '' : undefined}
            maxLength={pollLimits.optionMax}
            aria-label={t('threads.poll.option', { number })}
            placeholder={t('threads.poll.option', { number })}
            onChange={(event) => onChange((now) => ({ ...now, text: event.target.value }))}
          />
          {photo?.state.kind === 'sending' && (
            <span className="num text-xs text-ink-3">
              {t('threads.photoProgress', { percent: photo.state.percent })}
            </span>
          )}
        </span>
        {photo ? (
          <IconButton
            icon="image"
            label={t('threads.poll.removePicture', { number })}
            onClick={() => picture.remove(photo.key)}
            aria-pressed
          />
        ) : (
          <PicturePick label={t('threads.poll.optionPicture', { number })} onPick={picture.add} />
        )}
        <IconButton
          icon="x"
          label={t('threads.poll.removeOption', { number })}
          disabled={!onRemove}
          onClick={onRemove}
        />
      </div>
      {photo?.state.kind === 'failed' && <FieldError>{photo.state.message}</FieldError>}
    </div>
  );
}

/** The option's picture on its way, for as long as the option is there. */
function useOnePhoto(onChange: OptionFieldProps['onChange']) {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const [uploads] = useState(() =>
    photoUploads((change) =>
      latest.current((now) => ({ ...now, photo: change(now.photo ? [now.photo] : []).at(-1) ?? null })),
    ),
  );
  useEffect(() => uploads.stop, [uploads]);
  return { add: (files: File[]) => uploads.add(files), remove: uploads.remove };
}

function PicturePick({ label, onPick }: { label: string; onPick: (files: File[]) => void }) {
  const id = useId();
  return (
    <label className="icon-btn focus-within:outline-3 focus-within:outline-focus" htmlFor={id} title={label}>
      <span className="sr-only">{label}</span>
      <Icon name="image-plus" />
      <EarlyInput
        id={id}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = '';
        }}
      />
    </label>
  );
}
