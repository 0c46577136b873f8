import type { MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import { useT } from '../../../texts/texts.tsx';

/** How far a medal is: what is counted, how much of it, and a meter. */
export function MedalMeter({ medal: { figure, have, need } }: { medal: MedalRow }) {
  const t = useT();
  const far = t('tasks.doneOf', { have: Math.min(have, need), need });
  return (
    <span className="block">
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        {figure !== '' && <span className="flex-1">{t(`tasks.figure.${figure}`)}</span>}
        <b className="num text-ink">{far}</b>
      </span>
      <progress className="meter mt-1.5" max={need} value={Math.min(have, need)} aria-label={far} />
    </span>
  );
}
