import { countries, countryOfFid, globalFid, languages } from '../../../../contract/primitives/countries.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { ChipLink } from '../../../design/parts.tsx';
import { Form } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { languageNames } from '../../../shell/languages.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Asked, addressOf, dayAfter, daysIn, type Known, spans } from '../asked.ts';
import { retention } from '../queries.ts';

interface FilterProps {
  asked: Asked;
  known: Known;
}

/** Of whom, and of which days: what is chosen daily as links, all else in a form that needs no script. */
export function StatisticsFilter({ asked, known }: FilterProps) {
  const t = useT();
  return (
    <>
      {asked.about !== retention && <SpanLinks asked={asked} known={known} />}
      <WhoseLinks asked={asked} known={known} />
      <details className="px-4 sm:px-0">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm">
          {t('statistics.filter.more')}
        </summary>
        <FilterForm asked={asked} known={known} />
      </details>
    </>
  );
}

/** The last days, and whether those before stand beside. */
function SpanLinks({ asked, known }: FilterProps) {
  const t = useT();
  const days = daysIn(asked);
  return (
    <p className="on-canvas flex flex-wrap gap-2 px-4 sm:px-0">
      {spans.map((count) => (
        <ChipLink
          key={count}
          to={addressOf({ ...asked, from: dayAfter(known.last, 1 - count), to: known.last })}
          on={asked.to === known.last && days === count}
        >
          {t('statistics.days', { count })}
        </ChipLink>
      ))}
      <ChipLink
        to={addressOf({ ...asked, beside: !asked.beside })}
        on={asked.beside}
        {...(asked.beside && { icon: 'check' })}
      >
        {t('statistics.beside', { count: days })}
      </ChipLink>
    </p>
  );
}

/** All countries, the reader's, the one that is chosen, and the languages. */
function WhoseLinks({ asked, known: { homeFid } }: FilterProps) {
  const t = useT();
  const { language } = useLocale();
  const own = [...new Set([homeFid, asked.countryFid])].filter((fid) => fid > 0);
  const isAll = asked.countryFid === 0 && asked.language === '';
  return (
    <p className="on-canvas flex flex-wrap gap-2 px-4 sm:px-0">
      <ChipLink to={addressOf({ ...asked, countryFid: 0, language: '' })} on={isAll}>
        {t('statistics.filter.all')}
      </ChipLink>
      {own.map((fid) => (
        <ChipLink key={fid} to={addressOf({ ...asked, countryFid: fid, language: '' })} on={asked.countryFid === fid}>
          {countryOfFid(fid)?.names[language]}
        </ChipLink>
      ))}
      {languages.map((each) => (
        <ChipLink
          key={each}
          to={addressOf({ ...asked, countryFid: 0, language: each })}
          on={asked.countryFid === 0 && asked.language === each}
        >
          <span lang={each}>{languageNames[each]}</span>
        </ChipLink>
      ))}
    </p>
  );
}

function FilterForm({ asked, known: { first, last } }: FilterProps) {
  const t = useT();
  const { language } = useLocale();
  return (
    <Form key={addressOf(asked)} action="/operator/statistics" className="card flex flex-col gap-3">
      <input type="hidden" name="about" value={asked.about} />
      {!asked.beside && <input type="hidden" name="alone" value="1" />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select label={t('statistics.filter.country')} name="country" defaultValue={asked.countryFid}>
          <option value="0">{t('statistics.filter.all')}</option>
          {countries
            .filter(({ fid }) => fid !== globalFid)
            .map(({ fid, names }) => (
              <option key={fid} value={fid}>
                {names[language]}
              </option>
            ))}
        </Select>
        <Select label={t('statistics.filter.language')} name="language" defaultValue={asked.language}>
          <option value="">{t('statistics.filter.anyLanguage')}</option>
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
        {(['from', 'to'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`statistics.filter.${name}`)}
            type="date"
            name={name}
            {...{ min: first, max: last, defaultValue: asked[name], required: true }}
          />
        ))}
      </div>
      <p className="hint">{t('statistics.filter.hint')}</p>
      <Button type="submit" kind="outline" className="self-start">
        {t('statistics.filter.show')}
      </Button>
    </Form>
  );
}
