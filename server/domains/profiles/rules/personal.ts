import {
  type Audience,
  audiences,
  defaultPrivacy,
  type PersonalField,
  type Privacy,
  personalFields,
} from '../../../../contract/domains/profiles/limits.ts';

/** What a reader is to the owner of a profile. */
export type Relation = 'self' | 'followed' | 'other';

/** A member's own info; day, month and year are 0 together where no birthday is given. */
export interface Personal {
  gender: number;
  birthday: number;
  birthmonth: number;
  birthyear: number;
  occupation: string;
  realname: string;
  nationality: string;
  cityname: string;
}

/** Who sees each field; what a member said nothing about is as it is for everybody. */
export function privacyOf(stored: unknown): Privacy {
  const said = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const of = (field: PersonalField): Audience =>
    audiences.find((audience) => audience === said[field]) ?? defaultPrivacy[field];
  return Object.fromEntries(personalFields.map((field) => [field, of(field)])) as Record<PersonalField, Audience>;
}

const sees = (relation: Relation, audience: Audience): boolean =>
  relation === 'self' || audience === 'everyone' || (audience === 'followed' && relation === 'followed');

const nothing: Record<PersonalField, Partial<Personal>> = {
  gender: { gender: 0 },
  birthday: { birthday: 0, birthmonth: 0, birthyear: 0 },
  occupation: { occupation: '' },
  realname: { realname: '' },
  nationality: { nationality: '' },
  cityname: { cityname: '' },
};

/** What of it the reader may see; the rest is empty, and named. */
export function visiblePersonal(
  personal: Personal,
  privacy: Privacy,
  relation: Relation,
): { personal: Personal; hidden: PersonalField[] } {
  const hidden = personalFields.filter((field) => !sees(relation, privacy[field]));
  return { personal: Object.assign({ ...personal }, ...hidden.map((field) => nothing[field])) as Personal, hidden };
}
