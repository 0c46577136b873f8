import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Flag } from '../../../design/Flag.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { photographerPath } from '../../../lib/photo-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { PhotographerRow } from '../queries.ts';

/** A photographer in a list, which leads to their page. */
export function PhotographerLine({ row: { uid, username, avatar, country_fid, photos } }: { row: PhotographerRow }) {
  const t = useT();
  const country = countryCodeOf(country_fid);
  return (
    <li className="relative">
      <Avatar name={username} country={country} info={plainPortrait(avatar)} decorative />
      <div className="min-w-0 flex-1">
        <Link to={photographerPath(uid)} className="block truncate font-bold after:absolute after:inset-0" dir="auto">
          {username}
        </Link>
        <span className="flex items-center gap-1.5 text-xs text-ink-3">
          <Flag country={country} />
          {t('shell.photos', { count: photos })}
        </span>
      </div>
    </li>
  );
}
