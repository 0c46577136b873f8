import '../../../design/sheets/boards.css';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Flag } from '../../../design/Flag.tsx';
import { boardNames } from '../../../lib/board-names.ts';
import { useCountFormat } from '../../../lib/formats.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { CountryPlace } from '../queries.ts';
import { Here } from './Here.tsx';

interface CountryPanelProps extends CountryPlace {
  /** For who has not joined. */
  join: boolean;
}

/** Boards whose names the panel's sentence says. */
const named = 3;

/** Where the reader is, whether anybody is there, and what they may do: for guests and newcomers. */
export function CountryPanel({ boards, glance, join }: CountryPanelProps) {
  const t = useT();
  const here = useLocale();
  const place = here.names[here.language];
  return (
    <section className="country-panel" aria-label={place}>
      <div className="country-band" aria-hidden="true">
        <Flag country={here.code} />
      </div>
      <div className="country-body">
        <div>
          <h1 className="heading text-3xl">{place}</h1>
          <p className="text-md text-pretty text-on-field-2">
            {t('countries.line', { boards: boardNames(ownFirst(boards)) })}
          </p>
        </div>
        {glance && <People glance={glance} />}
        <div className="mt-0.5 flex flex-wrap gap-3">
          {join && (
            <DialogLink flag="showregister" className="btn btn-on-field">
              {t('countries.join', { place: here.joinable[here.language] })}
            </DialogLink>
          )}
          <DialogLink flag="needcountry" className="btn btn-on-field-outline">
            {t('countries.other')}
          </DialogLink>
        </div>
      </div>
    </section>
  );
}

/** The country's own boards first: what people there talk about beside phones. */
function ownFirst(boards: CountryPlace['boards']): CountryPlace['boards'] {
  const own = boards.filter(({ typeid }) => typeid > 100);
  return [...own, ...boards.filter((board) => !own.includes(board))].slice(0, named);
}

function People({ glance: { members, here, faces } }: { glance: NonNullable<CountryPlace['glance']> }) {
  const t = useT();
  const format = useCountFormat();
  const { code } = useLocale();
  if (members === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {faces.length > 0 && (
        <span className="faces">
          {faces.map(({ uid, username, avatar }) => (
            <Avatar key={uid} name={username} country={code} info={plainPortrait(avatar)} size="sm" decorative />
          ))}
        </span>
      )}
      <span className="text-sm">
        <b className="num">{t('countries.members', { count: members, figure: format(members) })}</b>
        <Here count={here} className="text-on-field-2" />
      </span>
    </div>
  );
}
