import { type FormEvent, type ReactNode, useState } from 'react';
import {
  type Audience,
  audiences,
  genders,
  type PersonalField,
  profileLimits,
} from '../../../../contract/domains/profiles/limits.ts';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { digitsIn } from '../../../../contract/primitives/figures.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { FieldError, TextArea, TextInput } from '../../../design/fields.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useTypedBefore } from '../../../lib/typed-before.ts';
import { useLocale } from '../../../router/locale.ts';
import { otherChangesText } from '../../../texts/other-changes.ts';
import { useT } from '../../../texts/texts.tsx';
import { type BasicValues, changesOf, isChanged, shownBy, valuesOf, withAudience } from '../basic-form.ts';
import { setPrivacy, updateBasicInfo } from '../mutations.ts';
import { useInfoWords, usePrivacyWords } from '../use-words.ts';

interface FieldsProps {
  values: BasicValues;
  onChange: (change: Partial<BasicValues>) => void;
  /** Draws who sees a field. */
  seenBy: (field: PersonalField) => ReactNode;
}

/** The facts that members publish about themselves, and who sees them. */
export function BasicInfoForm({ info, onSaved }: { info: OwnInfo; onSaved: () => void }) {
  const t = useT();
  const form = useBasicInfo(info, onSaved);
  const { values, change } = form;
  const seenBy = (field: PersonalField) => (
    <AudienceChoice
      field={field}
      value={values.privacy[field]}
      onChange={(audience) => change(withAudience(values, field, audience))}
    />
  );
  const fields = { values, onChange: change, seenBy };
  return (
    <Card title={t('profiles.aboutYou')}>
      <form className="flex max-w-120 flex-col gap-5" onSubmit={form.submit} noValidate>
        <NeedsScript>{t('shell.needsScript')}</NeedsScript>
        {form.error && <Note tone="error">{form.error}</Note>}
        <TextArea
          label={t('profiles.field.sightml')}
          hint={t('profiles.signatureHint')}
          rows={2}
          dir="auto"
          maxLength={profileLimits.signatureMax}
          value={values.sightml}
          onChange={(event) => change({ sightml: event.target.value })}
        />
        <TextInput
          label={t('profiles.field.phonetype')}
          hint={t('profiles.phonetypeHint')}
          dir="auto"
          maxLength={profileLimits.phonetypeMax}
          value={values.phonetype}
          onChange={(event) => change({ phonetype: event.target.value })}
        />
        <GenderField {...fields} />
        <BirthdayFields {...fields} error={form.birthdayError} />
        <TextFields {...fields} />
        {form.otherChanges && (
          <div role="alert">
            <Note tone="warning">{form.otherChanges}</Note>
          </div>
        )}
        <div className="sticky bottom-14 z-1 bg-surface py-2 sm:static">
          <Button type="submit" wide disabled={!form.changed} busy={form.busy && t('shell.saving')}>
            {t('shell.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useBasicInfo(info: OwnInfo, onSaved: () => void) {
  const t = useT();
  const [drawn, setDrawn] = useState(() => ({ info, values: valuesOf(info) }));
  const act = useAct();
  // What another device saved stands in the fields that nobody has touched here.
  if (drawn.info !== info) setDrawn({ info, values: merged(drawn.info, drawn.values, info) });
  const { values } = drawn;
  const words = { info: useInfoWords(), privacy: usePrivacyWords() };
  const [otherChanges, setOtherChanges] = useState<string>();
  const changes = changesOf(valuesOf(info), values);

  const save = async () => {
    const shown = shownBy(info);
    const said: (string | undefined)[] = [];
    if (Object.keys(changes.info).length > 0) {
      const { data } = await updateBasicInfo({ ...changes.info, seen: shown.info });
      said.push(otherChangesText(t, data.meanwhile, words.info));
    }
    if (Object.keys(changes.privacy).length > 0) {
      const { data } = await setPrivacy({ ...changes.privacy, seen: shown.privacy });
      said.push(otherChangesText(t, data.meanwhile, words.privacy));
    }
    setOtherChanges(said.filter(Boolean).join(' '));
    showToast({ text: t('profiles.saved') });
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOtherChanges(undefined);
    void act.run(save);
  };
  const atBirthday = act.refusal === 'profiles.birthday_invalid';
  return {
    values,
    busy: act.busy,
    otherChanges,
    submit,
    changed: isChanged(changes),
    change: (change: Partial<BasicValues>) => setDrawn({ info, values: { ...values, ...change } }),
    error: atBirthday ? undefined : act.error,
    birthdayError: atBirthday ? act.error : undefined,
  };
}

function merged(before: OwnInfo, values: BasicValues, now: OwnInfo): BasicValues {
  const old = valuesOf(before);
  const fresh = valuesOf(now);
  const names = Object.keys(fresh) as (keyof BasicValues)[];
  const touched = names.filter((name) => name !== 'privacy' && values[name] !== old[name]);
  return { ...fresh, ...Object.fromEntries(touched.map((name) => [name, values[name]])) };
}

interface AudienceProps {
  field: PersonalField;
  value: Audience;
  onChange: (audience: Audience) => void;
}

function AudienceChoice({ field, value, onChange }: AudienceProps) {
  const t = useT();
  const ref = useTypedBefore<HTMLSelectElement>();
  return (
    <label className="mt-1 flex min-h-11 items-center gap-2 text-sm text-ink-2">
      {t('profiles.seenBy')}
      <select
        ref={ref}
        className="min-h-11 max-w-full min-w-0 rounded-sm bg-sunken px-2 font-bold text-ink"
        value={value}
        aria-label={t('profiles.seenByField', { field: t(`profiles.field.${field}`) })}
        onChange={(event) => onChange(event.target.value as Audience)}
      >
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(`profiles.audience.${audience}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function GenderField({ values, onChange, seenBy }: FieldsProps) {
  const t = useT();
  return (
    <div>
      <Select
        label={t('profiles.field.gender')}
        value={values.gender}
        onChange={(event) => onChange({ gender: event.target.value })}
      >
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {t(`profiles.gender.${gender}`)}
          </option>
        ))}
      </Select>
      {seenBy('gender')}
    </div>
  );
}

const numbers = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

function BirthdayFields({ values, onChange, seenBy, error }: FieldsProps & { error?: string | undefined }) {
  const t = useT();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="form-label mb-1.5">{t('profiles.field.birthday')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2 *:min-w-0">
        <Select
          label={t('profiles.day')}
          value={values.birthday}
          onChange={(event) => onChange({ birthday: event.target.value })}
        >
          <option value="0">–</option>
          {numbers(31).map((day) => (
            <option key={day}>{day}</option>
          ))}
        </Select>
        <Select
          label={t('profiles.month')}
          value={values.birthmonth}
          onChange={(event) => onChange({ birthmonth: event.target.value })}
        >
          <option value="0">–</option>
          {numbers(12).map((month) => (
            <option key={month}>{month}</option>
          ))}
        </Select>
        <TextInput
          label={t('profiles.year')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          value={values.birthyear}
          onChange={(event) => onChange({ birthyear: digitsIn(event.target.value) })}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      {seenBy('birthday')}
    </fieldset>
  );
}

function TextFields({ values, onChange, seenBy }: FieldsProps) {
  const t = useT();
  const { language } = useLocale();
  const known = countries.filter((country) => country.iso !== '');
  const other = values.nationality !== '' && !known.some((country) => country.iso === values.nationality);
  return (
    <>
      <div>
        <TextInput
          label={t('profiles.field.occupation')}
          dir="auto"
          maxLength={profileLimits.occupationMax}
          autoComplete="organization-title"
          value={values.occupation}
          onChange={(event) => onChange({ occupation: event.target.value })}
        />
        {seenBy('occupation')}
      </div>
      <div>
        <TextInput
          label={t('profiles.field.realname')}
          dir="auto"
          maxLength={profileLimits.realnameMax}
          autoComplete="name"
          value={values.realname}
          onChange={(event) => onChange({ realname: event.target.value })}
        />
        {seenBy('realname')}
      </div>
      <div>
        <Select
          label={t('profiles.field.nationality')}
          value={values.nationality}
          onChange={(event) => onChange({ nationality: event.target.value })}
        >
          <option value="">{t('profiles.notGiven')}</option>
          {other && <option>{values.nationality}</option>}
          {known.map((country) => (
            <option key={country.iso} value={country.iso}>
              {country.names[language]}
            </option>
          ))}
        </Select>
        {seenBy('nationality')}
      </div>
    </>
  );
}
