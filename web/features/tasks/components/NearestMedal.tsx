import '../../../design/sheets/tasks.css';
import type { MedalRow } from '../../../../contract/domains/tasks/shapes.ts';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { nearestMedal } from '../medal-rows.ts';
import { MedalImage } from './MedalImage.tsx';
import { MedalMeter } from './MedalMeter.tsx';

/** The medal that lacks least, beside the tasks. */
export function NearestMedal({ medals }: { medals: readonly MedalRow[] }) {
  const t = useT();
  const medal = nearestMedal(medals);
  if (!medal) return null;
  return (
    <Card
      title={t('tasks.nearest')}
      aside={
        <Link to="/medalcenter" className="tap link text-sm">
          {t('tasks.allMedals')}
        </Link>
      }
    >
      <Link to={`/medalcenter?medal=${medal.medalid}`} className="flex items-center gap-3">
        <MedalImage src={medal.s3_medal} side={56} className="size-14 flex-none" />
        <span className="min-w-0 flex-1">
          <b className="block text-md" dir="auto">
            {medal.name}
          </b>
          <MedalMeter medal={medal} />
        </span>
      </Link>
    </Card>
  );
}
