import { type FormEvent, useState } from 'react';
import { memberLimits } from '../../../../contract/domains/members/limits.ts';

import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useLocale } from '../../../router/locale.ts';
import { useDay } from '../../../texts/days.tsx';
import { otherChangesText } from '../../../texts/other-changes.ts';
import { useT } from '../../../texts/texts.tsx';
import { changeLocation } from '../mutations.ts';
import { useLocationWords } from '../use-words.ts';

/** Country and city: as they are for three months after registration, and until when is said (R-PRO-008). */
export function LocationCard({ info, onChanged }: { info: OwnInfo; onChanged: () => void }) {
  const t = useT();
  const { language } = useLocale();
  const day = useDay();
  const [fid, setFid] = useState(info.country_fid);
  const [cityname, setCity] = useState(info.cityname);
  const { busy, error, run } = useAct();
  const words = useLocationWords();
  const locked = info.locationLockedUntil > 0;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const seen = { country_fid: info.country_fid, cityname: info.cityname };
      const { data, msg } = await changeLocation({ country_fid: fid, cityname, seen });
      showToast({ text: otherChangesText(t, data.meanwhile, words) ?? msg });
      onChanged();
    });
  };
  return (
    <Card title={t('profiles.location')}>
      <form className="flex max-w-120 flex-col gap-4" onSubmit={save} noValidate>
        {locked && <Note icon="lock">{t('profiles.locationLocked', { date: day(info.locationLockedUntil) })}</Note>}
        {error && <Note tone="error">{error}</Note>}
        <Select
          label={t('profiles.country')}
          disabled={locked}
          value={fid}
          onChange={(event) => setFid(Number(event.target.value))}
        >
          {countries.map((country) => (
            <option key={country.fid} value={country.fid}>
              {country.names[language]}
            </option>
          ))}
        </Select>
        <TextInput
          label={t('profiles.field.cityname')}
          dir="auto"
          autoComplete="address-level2"
          maxLength={memberLimits.cityMax}
          disabled={locked}
          value={cityname}
          onChange={(event) => setCity(event.target.value)}
        />
        {!locked && (
          <Button
            type="submit"
            kind="quiet"
            disabled={fid === info.country_fid && cityname === info.cityname}
            busy={busy && t('shell.saving')}
          >
            {t('profiles.changeLocation')}
          </Button>
        )}
      </form>
    </Card>
  );
}
