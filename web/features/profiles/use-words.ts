import { countryOfFid, countryOfIso } from '../../../contract/primitives/countries.ts';
import { useLocale } from '../../router/locale.ts';
import type { FieldWords } from '../../texts/other-changes.ts';
import { useT } from '../../texts/texts.tsx';

const ofBirthday = ['birthday', 'birthmonth', 'birthyear'];

/** How the basic info's fields and what stands in them are called. */
export function useInfoWords(): FieldWords {
  const t = useT();
  const { language } = useLocale();
  return (name, value) => {
    if (ofBirthday.includes(name)) return { field: t('profiles.field.birthday') };
    const field = t(`profiles.field.${name}`);
    if (name === 'gender') return { field, value: t(`profiles.gender.${value}`) };
    const text = String(value);
    return { field, value: name === 'nationality' ? (countryOfIso(text)?.names[language] ?? text) : text };
  };
}

/** How it is called who sees a field. */
export function usePrivacyWords(): FieldWords {
  const t = useT();
  return (name, audience) => ({
    field: t('profiles.seenByField', { field: t(`profiles.field.${name}`) }),
    value: t(`profiles.audience.${audience}`),
  });
}

/** How country and city are called. */
export function useLocationWords(): FieldWords {
  const t = useT();
  const { language } = useLocale();
  return (name, value) =>
    name === 'country_fid'
      ? { field: t('profiles.country'), value: countryOfFid(Number(value))?.names[language] }
      : { field: t('profiles.field.cityname'), value: String(value) };
}
