import type { ComponentProps, ReactNode } from 'react';
import { countries, countryOfFid, languages } from '../../../../contract/primitives/countries.ts';
import { Select } from '../../../design/choices.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { namesOf } from './WordsFields.tsx';
import { countriesIn, partsOf } from './words-draft.ts';

interface CountriesFieldProps {
  value: string;
  onChange: (list: string) => void;
  /** What ties it to the form that the browser sends. */
  field: { form: string; name: string };
  error: string | undefined;
}

/**
 * Countries that are meant, as chips that can be taken away, and a choice that adds one: each of its values is the list with that
 * country, so that it serves without script as well.
 */
export function CountriesField({ value, onChange, field, error }: CountriesFieldProps) {
  const t = useT();
  const { language } = useLocale();
  const chosen = countriesIn(value);
  const without = (fid: number) => chosen.filter((each) => each !== fid).join();
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={t('announcements.console.field.countries')}
        {...{ ...field, value, ...(error && { error }) }}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('countries.everyCountry')}</option>
        {chosen.length > 0 && (
          <option value={value}>{t('announcements.console.addCountry', { count: chosen.length })}</option>
        )}
        {countries
          .filter(({ fid }) => !chosen.includes(fid))
          .map(({ fid, names }) => (
            <option key={fid} value={[...chosen, fid].join()}>
              {names[language]}
            </option>
          ))}
      </Select>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {chosen
            .flatMap((fid) => countryOfFid(fid) ?? [])
            .map(({ fid, code, names }) => (
              <TakenChip key={fid} name={names[language]} onTake={() => onChange(without(fid))}>
                <Flag country={code} />
              </TakenChip>
            ))}
        </div>
      )}
    </div>
  );
}

/** Something that was chosen, and goes when it is pressed. */
function TakenChip({ name, onTake, children }: { name: string; onTake: () => void; children?: ReactNode }) {
  const t = useT();
  return (
    <button
      type="button"
      className="chip chip-on"
      aria-label={t('announcements.console.takeAway', { name })}
      onClick={onTake}
    >
      {children}
      {name}
      <Icon name="x" size="s" />
    </button>
  );
}

/** Every choice of some languages, none for all of them. */
const choices = ['', ...languages, 'en,fr', 'en,hi', 'fr,hi'];

type LanguagesFieldProps = Omit<ComponentProps<typeof Select>, 'label' | 'children'>;

export function LanguagesField(props: LanguagesFieldProps) {
  const t = useT();
  return (
    <Select label={t('announcements.console.field.languages')} {...props}>
      {choices.map((each) => (
        <option key={each} value={each}>
          {each === ''
            ? t('announcements.console.everyLanguage')
            : namesOf(languages.filter((language) => partsOf(each).includes(language)))}
        </option>
      ))}
    </Select>
  );
}

type YesNoProps = Omit<ComponentProps<typeof Select>, 'children'>;

/** What is on or off is a list of two, so that it serves without script. */
export function YesNo(props: YesNoProps) {
  const t = useT();
  return (
    <Select {...props}>
      <option value="1">{t('operators.yes')}</option>
      <option value="0">{t('operators.no')}</option>
    </Select>
  );
}
