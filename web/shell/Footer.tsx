import { languages } from '../../contract/primitives/countries.ts';
import { ThemeWords } from '../design/ThemeChoice.tsx';
import { useLocation } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { samePageIn, useLocale } from '../router/locale.ts';
import { openDialog } from '../session/dialogs.ts';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { languageNames, localeOfLanguage } from './languages.ts';

/** Links in columns, then the look in one line. Terms and privacy open in a new window (R-MSC-009). Country and language are plain links before script. */
export function Footer({ className }: { className?: string }) {
  const t = useT();
  const here = useLocale();
  const location = useLocation();
  const { siteName, shopUrl } = useRootData();
  const country = here.names[here.language];
  return (
    <footer className={className ? `footer ${className}` : 'footer'}>
      <Link to="/termofuse" target="_blank">
        {t('shell.terms')}
      </Link>
      <Link to="/privacy" target="_blank">
        {t('shell.privacy')}
      </Link>
      <Link to="/ucenter/faq">{t('shell.help')}</Link>
      <Link to="/ledger">{t('shell.sums')}</Link>
      {shopUrl && (
        <a href={shopUrl} target="_blank" rel="noreferrer">
          {here.code === 'global' ? t('shell.shop') : t('shell.countryShop', { country })}
        </a>
      )}
      <DialogLink flag="needcountry">{t('shell.countryNow', { country })}</DialogLink>
      {languages
        .filter((language) => language !== here.language)
        .map((language) => (
          <a
            key={language}
            href={samePageIn(localeOfLanguage(language), location)}
            hrefLang={language}
            lang={language}
            onClick={(event) => {
              // Another language is read in another country: the dialog says so before.
              event.preventDefault();
              openDialog('language');
            }}
          >
            {languageNames[language]}
          </a>
        ))}
      <span>{siteName}</span>
      <ThemeWords />
    </footer>
  );
}
