interface Age {
  /** When the member reaches the age at which nobody has to be asked; null where the member is not known to be younger. */
  of_age_at: Date | null;
  consent_at: Date | null;
}

/** Whether a guardian has to agree before the member may write (R-MSC-033). */
export const mustAskGuardian = ({ of_age_at, consent_at }: Age, now: Date): boolean =>
  of_age_at !== null && of_age_at > now && consent_at === null;

export interface Birthday {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** The day on which somebody born then is of `age` years; somebody born on 29 February waits for 1 March. */
export const ofAgeAt = ({ year, month, day }: Birthday, age: number): Date =>
  new Date(Date.UTC(year + age, month - 1, day));

/** From which age on a guardian needn't be asked, by country. */
export interface GuardianAge {
  age: number;
  countries: Readonly<Record<string, number>>;
}

export const ageOfConsent = ({ age, countries }: GuardianAge, countryFid: number): number =>
  countries[countryFid] ?? age;
