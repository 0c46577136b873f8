import type { RankingRow } from '../../../../contract/domains/ranking/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { personListed } from '../../../design/person.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { PointsOf } from './RankRow.tsx';

const places = [1, 2, 3] as const;

/** The first three: in their order for whoever listens, the first in the middle for whoever looks. */
export function Podium({ rows }: { rows: readonly RankingRow[] }) {
  return (
    <ol className="podium">
      {places.map((place) => {
        const row = rows.find(({ rank }) => rank === place);
        return (
          <li key={place} data-place={place}>
            {row ? <Standing row={row} /> : <span className="podium-seed" aria-hidden="true" />}
            <span className="podium-block num">{place}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Standing({ row }: { row: RankingRow }) {
  const person = personListed(row);
  const first = row.rank === 1;
  return (
    <>
      {first && <Icon name="crown" size="l" filled className="text-value" />}
      <span className="podium-face">
        <Avatar name={person.name} country={person.country} info={person.info} size={first ? 'xl' : 'lg'} decorative />
      </span>
      <Link to={profilePath(person.uid)} className="podium-name" dir="auto">
        <span className="block truncate">{person.name}</span>
      </Link>
      <span className="soft flex items-center gap-1 text-xs">
        <Flag country={person.country} />
        <PointsOf points={row.points} />
      </span>
    </>
  );
}
