import { Avatar } from '../../../design/Avatar.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { personReading } from '../../../shell/viewer.ts';

/** Whose settings these are, on phones: the header of wide windows shows it anyway. */
export function SettingsHead() {
  const here = useLocale();
  const viewer = useSession();
  if (!viewer) return null;
  const { name, country, info } = personReading(viewer);
  return (
    <Link to={profilePath(viewer.uid)} className="card flex items-center gap-3 sm:hidden">
      <Avatar size="lg" name={name} country={country} info={info} decorative />
      <span className="flex min-w-0 flex-col">
        <b className="truncate text-lg" dir="auto">
          {name}
        </b>
        <span className="text-sm text-ink-2">{here.names[here.language]}</span>
      </span>
    </Link>
  );
}
