import type { FormEvent } from 'react';
import { countries } from '../../../../contract/primitives/countries.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';

/** Which country's lists are shown; without script the browser sends it as an address. */
export function CountryForm({ countryFid }: { countryFid: number }) {
  const t = useT();
  const { language } = useLocale();
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`?country=${new FormData(event.currentTarget).get('country')}`);
  };
  return (
    <form className="card flex flex-wrap items-end gap-3" onSubmit={show}>
      <div className="min-w-[min(100%,12rem)] max-w-full flex-none">
        <Select label={t('moderation.canned.country')} name="country" defaultValue={countryFid}>
          {countries.map(({ fid, names }) => (
            <option key={fid} value={fid}>
              {names[language]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" kind="outline">
        {t('moderation.canned.show')}
      </Button>
    </form>
  );
}
