import { type PersonalField, type Privacy, personalFields } from '../../../contract/domains/profiles/limits.ts';
import type { OwnInfo } from '../../../contract/domains/profiles/shapes.ts';
import type { BasicInfo, PrivacyChange } from './mutations.ts';

/** What stands in the form; figures as the texts of their fields. */
export interface BasicValues {
  sightml: string;
  gender: string;
  birthday: string;
  birthmonth: string;
  birthyear: string;
  occupation: string;
  realname: string;
  nationality: string;
  phonetype: string;
  privacy: Privacy;
}

const fields = [
  'sightml',
  'gender',
  'birthday',
  'birthmonth',
  'birthyear',
  'occupation',
  'realname',
  'nationality',
  'phonetype',
] as const satisfies readonly (keyof OwnInfo)[];

export const valuesOf = (info: OwnInfo): BasicValues => ({
  sightml: info.sightml,
  gender: String(info.gender),
  birthday: String(info.birthday),
  birthmonth: String(info.birthmonth),
  birthyear: info.birthyear === 0 ? '' : String(info.birthyear),
  occupation: info.occupation,
  realname: info.realname,
  nationality: info.nationality,
  phonetype: info.phonetype,
  privacy: info.privacy,
});

const born = ({ birthday, birthmonth, birthyear }: BasicValues) => ({
  birthday: Number(birthday),
  birthmonth: Number(birthmonth),
  birthyear: Number(birthyear || 0),
});

/** Only what was changed is sent, so that two devices change different fields without undoing each other. */
export function changesOf(before: BasicValues, now: BasicValues): { info: BasicInfo; privacy: PrivacyChange } {
  const texts = ['sightml', 'occupation', 'realname', 'nationality', 'phonetype'] as const;
  const info: BasicInfo = Object.fromEntries(
    texts.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
  if (now.gender !== before.gender) info.gender = Number(now.gender);
  const parts = ['birthday', 'birthmonth', 'birthyear'] as const;
  if (parts.some((part) => now[part] !== before[part])) Object.assign(info, born(now));
  const privacy: PrivacyChange = Object.fromEntries(
    personalFields
      .filter((field) => now.privacy[field] !== before.privacy[field])
      .map((field) => [field, now.privacy[field]]),
  );
  return { info, privacy };
}

/** What a form drawn from this showed, by the names in which it is sent. */
export const shownBy = ({ privacy, ...info }: OwnInfo) => ({
  info: Object.fromEntries(fields.map((name) => [name, info[name]])),
  privacy: { ...privacy },
});

export const isChanged = ({ info, privacy }: ReturnType<typeof changesOf>): boolean =>
  Object.keys(info).length + Object.keys(privacy).length > 0;

export const withAudience = (
  values: BasicValues,
  field: PersonalField,
  audience: Privacy[PersonalField],
): BasicValues => ({
  ...values,
  privacy: { ...values.privacy, [field]: audience },
});
