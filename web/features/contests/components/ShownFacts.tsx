import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Switch } from '../../../design/choices.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AddedPhoto, factsSaid, type Shown } from '../add-state.ts';

interface ShownFactsProps {
  photos: readonly AddedPhoto[];
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** What is shown with the photos, each thing by its own switch; for the place there is none. */
export function ShownFacts({ photos, shown, onChange }: ShownFactsProps) {
  const t = useT();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const says = [shown.camera && 'camera', shown.settings && 'settings', shown.day && 'day'].filter(Boolean);
  const close = () => setChosen(null);
  return (
    <>
      <button type="button" className="tap min-h-13 w-full text-start" onClick={() => setChosen(shown)}>
        <Icon name="aperture" className="text-ink-3" />
        <span className="min-w-0 flex-1">
          {t('contests.facts.title')}
          <span className="hint block">
            {says.length === 0
              ? t('contests.facts.nothing')
              : says.map((name) => t(`contests.facts.${name}`)).join(', ')}
            {`. ${t('contests.facts.neverPlace')}`}
          </span>
        </span>
        <Icon name="chevron-right" size="s" flip />
      </button>
      <Dialog
        open={chosen !== null}
        onClose={close}
        title={t('contests.facts.title')}
        shape="sheet"
        foot={
          <>
            <Button kind="outline" onClick={close}>
              {t('shell.cancel')}
            </Button>
            <Button
              onClick={() => {
                if (chosen) onChange(chosen);
                close();
              }}
            >
              {t('shell.save')}
            </Button>
          </>
        }
      >
        {chosen && <Switches photos={photos} shown={chosen} onChange={setChosen} />}
      </Dialog>
    </>
  );
}

function Switches({ photos, shown, onChange }: ShownFactsProps) {
  const t = useT();
  const day = useCivilDay();
  const said = factsSaid(photos);
  const hints = { camera: said.camera, settings: said.settings, day: said.day && day(said.day) };
  return (
    <div className="rows-plain">
      {(['camera', 'settings', 'day'] as const).map((name) => (
        <Switch
          key={name}
          hint={hints[name] || t('contests.facts.unsaid')}
          checked={shown[name]}
          onChange={({ target }) => onChange({ ...shown, [name]: target.checked })}
        >
          {t(`contests.facts.${name}`)}
        </Switch>
      ))}
      <p className="flex min-h-13 items-center gap-3 border-t border-line">
        <Icon name="map-pin-off" className="text-ink-3" />
        <span>
          {t('contests.facts.place')}
          <span className="hint block">{t('contests.facts.placeText')}</span>
        </span>
      </p>
    </div>
  );
}
