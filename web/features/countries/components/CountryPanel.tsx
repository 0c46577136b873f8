import '../../../design/sheets/boards.css';
import { countriesShownTo, globalCountry } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Flag } from '../../../design/Flag.tsx';
import { boardNames } from '../../../lib/board-names.ts';
import { addressIn, useLocale } from '../../../router/locale.ts';
import { storeCountry } from '../../../shell/country-choice.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useCountFormat } from '../../../texts/formats.tsx';
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
            {here === globalCountry
              ? t('countries.lineEverywhere')
              : t('countries.line', { boards: boardNames(ownFirst(boards)) })}
          </p>
        </div>
        {here === globalCountry && <CountryChoice />}
        {glance && <People glance={glance} />}
        <div className="mt-0.5 flex flex-wrap gap-3">
          {join && (
            <DialogLink flag="showregister" className="btn btn-on-field">
              {t('countries.join', { place: here.joinable[here.language] })}
            </DialogLink>
          )}
          <DialogLink flag="needcountry" className="btn btn-on-field-outline">
            {t(here === globalCountry ? 'shell.countryTitle' : 'countries.other')}
          </DialogLink>
        </div>
      </div>
    </section>
  );
}

/** The countries themselves: each leads to its own front page, and is this browser's from then on. */
function CountryChoice() {
  const t = useT();
  const here = useLocale();
  return (
    <nav className="board-chips -mx-1.5 p-1.5" aria-label={t('shell.country')}>
      {countriesShownTo(here.fid)
        .filter((country) => country !== globalCountry)
        .map((country) => (
          <a
            key={country.code}
            href={addressIn(country, '/')}
            hrefLang={country.language}
            className="btn btn-on-field-outline flex-none"
            onClick={() => storeCountry(country.code)}
          >
            <Flag country={country.code} />
            {country.names[here.language]}
          </a>
        ))}
    </nav>
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
