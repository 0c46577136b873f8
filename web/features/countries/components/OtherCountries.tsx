import '../../../design/sheets/boards.css';
import { countryOfFid, globalCountry } from '../../../../contract/primitives/countries.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { OtherCountry } from '../queries.ts';
import { Here } from './Here.tsx';

/** Beside a country of one's own so many others are enough; the rest behind the choice of countries. */
const shown = 6;

/** The posts of all countries in one list. */
function Everywhere() {
  const t = useT();
  const { language } = useLocale();
  return (
    <>
      <h2 className="list-caption">{t('countries.everywhere')}</h2>
      <div className="card card-flush">
        <div className="board-row">
          <span className="board-icon bg-field text-on-field">
            <Icon name="globe" />
          </span>
          <span className="min-w-0 flex-1">
            <Link to={`/forum/${globalCountry.fid}`} className="board-link text-md font-bold">
              {globalCountry.names[language]}
            </Link>
            <span className="block truncate text-sm text-ink-2">{t('countries.everywhereText')}</span>
          </span>
        </div>
      </div>
    </>
  );
}

/** Other countries by a sentence from them and by who is there now. */
export function OtherCountries({ countries }: { countries: readonly OtherCountry[] }) {
  const t = useT();
  const here = useLocale();
  const rows = here.code === 'global' ? countries : countries.slice(0, shown);
  return (
    <>
      {here.code !== 'global' && <Everywhere />}
      <h2 className="list-caption">{t('countries.fence')}</h2>
      <div className="card card-flush">
        <ul>
          {rows.map((row) => (
            <CountryRow key={row.fid} row={row} />
          ))}
        </ul>
        <DialogLink flag="needcountry" className="board-row justify-between text-md font-medium text-primary-text">
          {t('countries.allCountries')}
          <Icon name="chevron-right" flip />
        </DialogLink>
      </div>
    </>
  );
}

function CountryRow({ row: { fid, here, newest } }: { row: OtherCountry }) {
  const t = useT();
  const { language } = useLocale();
  const country = countryOfFid(fid)!;
  return (
    <li className="board-row">
      <Flag country={country.code} large />
      <span className="min-w-0 flex-1">
        <Link to={`/forum/${fid}`} className="board-link text-md font-bold">
          {country.names[language]}
        </Link>
        {newest && (
          <span className="block truncate text-sm text-ink-2" dir="auto">
            {t('countries.quoted', { words: newest.subject })}
          </span>
        )}
      </span>
      <Here count={here} className="text-ink-3" />
    </li>
  );
}
