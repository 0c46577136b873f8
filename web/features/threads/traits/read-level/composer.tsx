import { Select } from '../../../../design/choices.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps, ComposerTrait } from '../trait.ts';

interface Held {
  readperm: number;
}

const stepsOfLevel = 10;
const [firstLevelGroup, lastLevelGroup] = [10, 19];

/** Levels that the writer has: nobody asks for more than their own. An office has all of them. */
function ownLevels(groupid: number): number[] {
  const own =
    groupid >= firstLevelGroup ? Math.min(groupid, lastLevelGroup) - firstLevelGroup + 1 : groupid <= 3 ? 10 : 1;
  return Array.from({ length: own }, (_, at) => at + 1);
}

/** Who reads it. */
function Readers({ held: { readperm }, change }: ComposerPartProps<Held>) {
  const t = useT();
  const offered = ownLevels(useSession()?.groupid ?? 0).map((level) => level * stepsOfLevel);
  const all = [...new Set([...offered, readperm])].filter((each) => each > 0).sort((a, b) => a - b);
  const nameOf = (each: number) =>
    each === stepsOfLevel ? t('threads.readers.members') : t('threads.readers.level', { level: Math.ceil(each / 10) });
  return (
    <div className="border-t border-line pt-3">
      <Select
        label={t('threads.readers.title')}
        value={readperm}
        onChange={({ target }) => change({ readperm: Number(target.value) })}
      >
        <option value={0}>{t('threads.readers.all')}</option>
        {all.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}

export const readLevelComposer: ComposerTrait<Held> = {
  order: 6,
  begin: { readperm: 0 },
  read: ({ readperm }) => ({ readperm }),
  sent: ({ readperm }) => ({ readperm }),
  Setting: Readers,
};
