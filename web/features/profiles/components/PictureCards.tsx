import { type ChangeEvent, useState } from 'react';
import { pictureLimits } from '../../../../contract/domains/media/limits.ts';
import type { CropKind } from '../../../../contract/domains/profiles/limits.ts';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { usePress } from '../../../api/use-press.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Button } from '../../../design/Button.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { showToast } from '../../../design/toasts.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useT } from '../../../texts/texts.tsx';
import { setNoPicture } from '../mutations.ts';

const CropDialog = drawn(part({ for: 'pressed', load: () => import('./CropDialog.tsx') }), (m) => m.CropDialog);

interface PictureCardsProps {
  info: OwnInfo;
  /** Picture or cover is another one: whoever shows it reads it anew. */
  onChanged: () => void;
}

/** Avatar and cover: chosen, cut on the device, or deleted. */
export function PictureCards({ info, onChanged }: PictureCardsProps) {
  const t = useT();
  const [kind, setKind] = useState<CropKind>('avatar');
  const [file, setFile] = useState<File | null>(null);
  const { run } = usePress();
  const choose = (chosen: CropKind) => (event: ChangeEvent<HTMLInputElement>) => {
    setKind(chosen);
    setFile(event.target.files?.[0] ?? null);
    event.target.value = '';
  };
  const takeOff = (worn: CropKind) => () =>
    run(async () => {
      await setNoPicture(worn);
      showToast({ text: t('profiles.saved') });
      onChanged();
    });
  const done = () => {
    setFile(null);
    showToast({ text: t('profiles.saved') });
    onChanged();
  };
  const country = countryOfFid(info.country_fid);
  return (
    <Card title={t('profiles.pictures')}>
      <div className="flex items-center gap-4">
        <Avatar name={info.username} country={country?.code} info={info.decInfo} size="xl" />
        <Choice
          kind="avatar"
          worn={info.avatarstatus === 1}
          onChoose={choose('avatar')}
          onTakeOff={takeOff('avatar')}
        />
      </div>
      <div className="mt-4 flex flex-col gap-3">
        {info.cover ? (
          <img
            src={srcOf(info.cover, 640)}
            alt={t('profiles.coverNow')}
            width={info.cover.width}
            height={info.cover.height}
            className="h-26 w-full rounded-leaf bg-sunken object-cover"
          />
        ) : (
          <div className="cloth h-26 rounded-leaf" data-cloth={country?.cloth ?? 'dots'} />
        )}
        <Choice kind="cover" worn={info.cover !== null} onChoose={choose('cover')} onTakeOff={takeOff('cover')} />
      </div>
      {file && (
        <CropDialog
          onFailed={() => setFile(null)}
          kind={kind}
          file={file}
          onClose={() => setFile(null)}
          onDone={done}
        />
      )}
    </Card>
  );
}

interface ChoiceProps {
  kind: CropKind;
  worn: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  onTakeOff: () => void;
}

function Choice({ kind, worn, onChoose, onTakeOff }: ChoiceProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      <label className="btn btn-outline focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <Icon name="camera" />
        {t(`profiles.choose.${kind}`)}
        <EarlyInput type="file" accept={pictureLimits.types.join(',')} className="sr-only" onChange={onChoose} />
      </label>
      {worn && (
        <Button kind="text" onClick={onTakeOff}>
          {t(`profiles.takeOff.${kind}`)}
        </Button>
      )}
    </div>
  );
}
