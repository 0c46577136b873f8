import { profileLimits } from '../../../../contract/domains/profiles/limits.ts';

export interface Birthday {
  birthyear: number;
  birthmonth: number;
  birthday: number;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The day as it is stored, `YYYY-MM-DD`; null for no birthday at all, undefined for a day that doesn't exist, lies ahead
 * or longer ago than anybody lives.
 */
export function takeBirthday({ birthyear, birthmonth, birthday }: Birthday, now: Date): string | null | undefined {
  if (birthyear === 0 && birthmonth === 0 && birthday === 0) return null;
  const day = new Date(Date.UTC(birthyear, birthmonth - 1, birthday));
  const exists =
    day.getUTCFullYear() === birthyear && day.getUTCMonth() === birthmonth - 1 && day.getUTCDate() === birthday;
  if (!exists || day > now || birthyear < now.getUTCFullYear() - profileLimits.yearsMax) return undefined;
  return `${birthyear}-${twoDigits(birthmonth)}-${twoDigits(birthday)}`;
}

/** A stored day apart. */
export function birthdayParts(stored: string | null): Birthday {
  const [birthyear = 0, birthmonth = 0, birthday = 0] = stored?.split('-').map(Number) ?? [];
  return { birthyear, birthmonth, birthday };
}
