import type { Interest } from '../../../../contract/domains/welcome/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useT } from '../../../texts/texts.tsx';
import { partOf } from '../use-step.ts';

interface InterestTilesProps {
  list: readonly Interest[];
  chosen: ReadonlySet<number>;
  onToggle: (typeid: number, on: boolean) => void;
}

/** The boards of a country to choose from. */
export function InterestTiles({ list, chosen, onToggle }: InterestTilesProps) {
  const t = useT();
  return (
    <fieldset className="grid grid-cols-2 gap-2.5">
      <legend className="sr-only">{t('welcome.interestsTitle')}</legend>
      {list.map((board) => (
        <Tile
          key={board.typeid}
          board={board}
          on={chosen.has(board.typeid)}
          onChange={(on) => onToggle(board.typeid, on)}
        />
      ))}
    </fieldset>
  );
}

const look =
  'relative flex min-h-19 flex-col justify-between gap-2 rounded-leaf bg-surface p-3 text-md inset-ring inset-ring-line has-checked:bg-primary-soft has-checked:font-bold has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

function Tile({ board, on, onChange }: { board: Interest; on: boolean; onChange: (on: boolean) => void }) {
  const box = useTypedBefore<HTMLInputElement>();
  return (
    <label className={look}>
      <Icon name={board.icon} size="l" className="text-primary-text" />
      <span className="wrap-anywhere">{board.name}</span>
      <input
        ref={box}
        type="checkbox"
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        form={pageForm}
        name={`typeids@${partOf('interests')}`}
        value={board.typeid}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon name="circle-check" className="absolute inset-e-2.5 top-2.5 hidden text-primary-text peer-checked:block" />
    </label>
  );
}
