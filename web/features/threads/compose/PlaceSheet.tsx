import { useState } from 'react';
import type { ThreadType } from '../../../../contract/domains/countries/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useT } from '../../../texts/texts.tsx';
import { boardsNamed } from './boards-named.ts';
import type { Place } from './compose-state.ts';

interface PlaceSheetProps {
  open: boolean;
  types: readonly ThreadType[];
  place: Place;
  /** The board that they posted on last, 0 for none. */
  last: number;
  onChoose: (typeid: number) => void;
  onClose: () => void;
}

/** Where a post belongs: what fits its words or was chosen last first, then every board of the country. */
export function PlaceSheet({ open, types, place, last, onChoose, onClose }: PlaceSheetProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  // Who has chosen sees the list stand still: the guess it opened with stays on top.
  const [guess, setGuess] = useState<number | null>(null);
  if (open && guess === null) setGuess(place.chosen ? 0 : place.typeid);
  const close = () => {
    setGuess(null);
    setSearch('');
    onClose();
  };
  const found = boardsNamed(types, search);
  const fits = found.filter(({ typeid }) => guess !== 0 && typeid === guess);
  const others = found.filter((type) => !fits.includes(type));
  const row = (type: ThreadType) => <PlaceRow key={type.typeid} {...{ type, place, onChoose }} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('threads.whereBelongs')}
      shape="sheet"
      foot={<Button onClick={close}>{t('threads.photoDone')}</Button>}
    >
      <span className="input">
        <Icon name="search" className="text-ink-3" />
        <input
          type="search"
          dir="auto"
          value={search}
          aria-label={t('threads.searchBoards')}
          placeholder={t('threads.searchBoards')}
          onChange={(event) => setSearch(event.target.value)}
        />
      </span>
      {fits.length > 0 && (
        <fieldset>
          <legend className="pb-1 text-sm font-bold text-ink-3">
            {t(guess === last ? 'threads.lastBoard' : 'threads.fitsWords')}
          </legend>
          {fits.map(row)}
        </fieldset>
      )}
      <fieldset>
        <legend className="pb-1 text-sm font-bold text-ink-3">{t('threads.everyBoard')}</legend>
        {others.map(row)}
        {found.length === 0 && <p className="py-3 text-sm text-ink-3">{t('threads.noBoard')}</p>}
      </fieldset>
    </Dialog>
  );
}

function PlaceRow({ type, place, onChoose }: { type: ThreadType; place: Place; onChoose: (typeid: number) => void }) {
  const isSet = place.chosen || place.typeid !== 0;
  return (
    <label className="tap min-h-14 w-full gap-3 border-b border-line py-2">
      <input
        type="radio"
        className="radio"
        name="place"
        checked={isSet && place.typeid === type.typeid}
        onChange={() => onChoose(type.typeid)}
      />
      <Icon name={type.icon} />
      <span className="min-w-0 flex-1">
        <span className="block text-base" dir="auto">
          {type.name}
        </span>
        <span className="block text-sm text-ink-3" dir={directionOf(type.description)}>
          {type.description}
        </span>
      </span>
    </label>
  );
}
