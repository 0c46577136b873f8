import type { ReactNode } from 'react';
import type { RankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { personListed } from '../../../design/person.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Piece } from '../../../router/piece.tsx';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

interface RankRowProps {
  row: RankingRow;
  /** The record that all of it is made of, where that is more than the row. */
  of?: object;
  /** The row is the reader's own. */
  own: boolean;
  /** What is drawn of it: rows of one name look alike. */
  name: string;
  /** Second line; its flag and points where there is none. */
  line?: ReactNode;
  /** At the end. */
  end: ReactNode;
}

/** A member's place: the number, who it is, and what stands at the end of the row. */
export function RankRow({ row, of = row, own, name, line, end }: RankRowProps) {
  const t = useT();
  const { language } = useLocale();
  const person = personListed(row);
  return (
    <Piece as="li" name={own ? `own ${name}` : name} of={of} className={own ? 'rank-row rank-own' : 'rank-row'}>
      <b className="num rank-place">{row.rank.toLocaleString(language)}</b>
      <Avatar name={person.name} country={person.country} info={person.info} decorative />
      <div className="min-w-0 flex-1 basis-20">
        <Link to={profilePath(person.uid)} className="post-link block font-bold" dir="auto">
          <span className="block truncate">{own ? t('ranking.you', { name: person.name }) : person.name}</span>
        </Link>
        <div className="flex min-w-0 items-center gap-1.5 text-xs text-ink-3">
          {line ?? (
            <>
              <Flag country={person.country} />
              <PointsOf points={row.points} />
            </>
          )}
        </div>
      </div>
      <div className="relative flex flex-none items-center gap-3">{end}</div>
    </Piece>
  );
}

/** Points with their word, shortened for the eye. */
export function PointsOf({ points }: { points: number }) {
  const t = useT();
  const format = useCountFormat();
  return <span className="num truncate">{t('ranking.points', { count: points, figure: format(points) })}</span>;
}

/** How many places somebody won or lost since the day began; nothing where none. */
export function Moved({ by }: { by: number | null }) {
  const t = useT();
  const { language } = useLocale();
  if (by === null || by === 0) return null;
  const places = Math.abs(by);
  return (
    <span className={`flex items-center gap-1 text-xs font-bold ${by > 0 ? 'text-success' : 'text-danger'}`}>
      <Icon name="arrow-up" size="s" className={by > 0 ? undefined : 'rotate-180'} />
      <span aria-hidden="true">{places.toLocaleString(language)}</span>
      <span className="sr-only">{t(by > 0 ? 'ranking.up' : 'ranking.down', { count: places })}</span>
    </span>
  );
}
