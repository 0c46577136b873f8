import { useState } from 'react';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { sizeOf } from '../../../lib/file-size.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import type { AddedPhoto } from '../add-state.ts';

interface AddPhotoRowProps {
  photo: AddedPhoto;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo that was picked, and what becomes of it. */
export function AddPhotoRow({ photo, onRetry, onRemove }: AddPhotoRowProps) {
  const t = useT();
  const { name, preview, fate } = photo;
  return (
    <li className="photo-row">
      <span className="photo-row-face">
        <Face preview={preview} />
      </span>
      <span className="min-w-0">
        <b className="block break-words text-md" dir="auto">
          {name}
        </b>
        <FateLine photo={photo} />
      </span>
      <span className="flex items-center">
        {fate.kind === 'sent' && (
          <Tag tone="success" icon="check">
            {t('contests.add.done')}
          </Tag>
        )}
        {(fate.kind === 'lost' || (fate.kind === 'failed' && fate.again)) && (
          <Button kind="quiet" small onClick={onRetry}>
            {t('shell.tryAgain')}
          </Button>
        )}
        <IconButton
          icon="x"
          label={t(fate.kind === 'sending' ? 'contests.add.stop' : 'contests.add.remove', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** The photo as this device draws it, where it can. */
function Face({ preview }: { preview: string }) {
  const [unread, setUnread] = useState(false);
  return preview === '' || unread ? null : <img src={preview} alt="" onError={() => setUnread(true)} />;
}

function FateLine({ photo: { name, fate, bytes, sent } }: { photo: AddedPhoto }) {
  const t = useT();
  const { language } = useLocale();
  const size = (count: number) => sizeOf(count, language);
  switch (fate.kind) {
    case 'waiting':
      return <span className="text-sm text-ink-2">{t('contests.add.waits')}</span>;
    case 'sending': {
      const { percent } = fate;
      return (
        <>
          <span className="num text-sm text-ink-2">
            {sent === 0
              ? t('contests.add.shrinks')
              : t('contests.add.sending', { percent, done: size((sent * percent) / 100), size: size(sent) })}
          </span>
          <progress className="meter" max={100} value={percent} aria-label={name} />
        </>
      );
    }
    case 'sent':
      return <span className="text-sm text-ink-2">{t('contests.add.up', { size: size(sent), of: size(bytes) })}</span>;
    case 'lost':
      return <Failed>{t('contests.add.lost', { percent: fate.percent })}</Failed>;
    case 'failed':
      return <Failed>{fate.message}</Failed>;
  }
}

const Failed = ({ children }: { children: string }) => (
  <span className="field-error" role="alert">
    <Icon name="circle-alert" size="s" />
    <span>{children}</span>
  </span>
);
