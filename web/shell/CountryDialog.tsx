import { useState } from 'react';
import { type Country, countriesShownTo } from '../../contract/primitives/countries.ts';
import { withoutFlags } from '../../contract/primitives/dialog-flags.ts';
import { Dialog } from '../design/Dialog.tsx';
import { Flag } from '../design/Flag.tsx';
import { Icon } from '../design/Icon.tsx';
import { useLocation } from '../router/hooks.ts';
import { addressIn, samePageIn, useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';
import { storeCountry } from './country-choice.ts';
import { languageNames } from './languages.ts';

interface CountryDialogProps {
  open: boolean;
  onClose: () => void;
  /** A country is set: without one the dialog stays until one is chosen. */
  isSet: boolean;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries whose name, in any of the three languages, holds what was typed. */
export const searchCountries = (countries: readonly Country[], typed: string): Country[] =>
  countries.filter((country) => Object.values(country.names).some((name) => plain(name).includes(plain(typed.trim()))));

/** Each country is a link to the same page in that locale, so the choice works without script. */
export function CountryDialog({ open, onClose, isSet }: CountryDialogProps) {
  const t = useT();
  const here = useLocale();
  const { pathname, search, hash } = useLocation();
  const [typed, setTyped] = useState('');
  const params = withoutFlags(search);
  const rest = params ? `?${params}` : '';
  const found = searchCountries(countriesShownTo(here.fid), typed);
  const choose = (country: Country) => {
    storeCountry(country.code);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.countryTitle')}
      width={810}
      closable={isSet}
      closeTo={pathname + rest}
    >
      <p className="-mt-2 text-md text-ink-2">{t('shell.countryText')}</p>
      <label className="input scripted">
        <Icon name="search" className="text-ink-3" />
        <span className="sr-only">{t('shell.countrySearch')}</span>
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('shell.countrySearch')}
          autoComplete="off"
        />
      </label>
      {found.length === 0 && (
        <p role="status" className="text-sm text-ink-2">
          {t('shell.countryNone')}
        </p>
      )}
      <nav className="countries" aria-label={t('shell.country')}>
        {found.map((country) => (
          <a
            key={country.code}
            className="country"
            href={
              country === here
                ? addressIn(country, pathname, rest, hash)
                : samePageIn(country, { pathname, search, hash })
            }
            hrefLang={country.language}
            aria-current={country.code === here.code && isSet ? 'true' : undefined}
            onClick={() => choose(country)}
          >
            <Flag country={country.code} large />
            <span className="min-w-0 flex-1">
              {country.names[here.language]}
              {country.language !== 'en' && (
                <span className="block text-xs font-normal text-ink-3" lang={country.language}>
                  {languageNames[country.language]}
                </span>
              )}
            </span>
            {country.code === here.code && isSet && <Icon name="check" className="text-primary-text" />}
          </a>
        ))}
      </nav>
    </Dialog>
  );
}
