import type { ReactNode } from 'react';
import type { PersonalField } from '../../../../contract/domains/profiles/limits.ts';
import type { PersonalInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { countries, countryOfFid, type Language } from '../../../../contract/primitives/countries.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Medals } from '../../../design/Medals.tsx';
import { writtenDay } from '../../../lib/written-day.ts';
import { useLocale } from '../../../router/locale.ts';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

interface PersonalFactsProps {
  info: PersonalInfo;
  own: boolean;
}

/** The facts that members publish about themselves, as far as the reader may see them. */
export function PersonalFacts({ info, own }: PersonalFactsProps) {
  const t = useT();
  const facts = useFacts(info);
  return (
    <div className="flex flex-col gap-4 p-4 sm:p-5">
      <dl className="flex flex-col">
        {facts.map(([text, value]) => (
          <div key={text} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2 text-sm">
            <dt className="w-36 flex-none text-ink-3">{t(text)}</dt>
            <dd className="min-w-0 flex-1" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label={t('profiles.medals')}>
        <h2 className="heading mb-2 text-lg">{t('profiles.medals')}</h2>
        {info.medals.length > 0 ? (
          <Medals medals={info.medals} large />
        ) : (
          <EmptyState title={t('profiles.noMedals')} text={own ? t('profiles.noMedalsText') : undefined} />
        )}
      </section>
      {own && (
        <LinkButton to="/ucenter/setting/basicinfo" kind="outline" icon="pencil" className="self-start">
          {t('profiles.edit')}
        </LinkButton>
      )}
    </div>
  );
}

type Fact = readonly [text: string, value: ReactNode];

/** Only facts that are filled in and shown to this reader have a row. */
function useFacts(info: PersonalInfo): Fact[] {
  const t = useT();
  const { language } = useLocale();
  const values: [PersonalField, string][] = [
    ['realname', info.realname],
    ['gender', info.gender === 0 ? '' : t(`profiles.gender.${info.gender}`)],
    ['birthday', birthdayText(info, language)],
    ['occupation', info.occupation],
    ['nationality', countries.find((country) => country.iso === info.nationality)?.names[language] ?? info.nationality],
    ['cityname', info.cityname],
  ];
  const facts: Fact[] = values
    .filter(([, value]) => value !== '')
    .map(([field, value]) => [`profiles.field.${field}`, value]);
  const country = countryOfFid(info.country_fid);
  return [
    ...facts,
    ['profiles.country', country?.names[language] ?? ''],
    ...(info.phonetype ? [['profiles.field.phonetype', info.phonetype] as const] : []),
    ['profiles.joined', <Day key="joined" at={info.regdate} />],
  ];
}

const birthdayText = ({ birthyear, birthmonth, birthday }: PersonalInfo, language: Language): string =>
  birthyear === 0 ? '' : writtenDay(Date.UTC(birthyear, birthmonth - 1, birthday) / 1000, [], language);
