import { countryOfCode } from '../../../contract/primitives/countries.ts';
import { inTab } from '../../lib/stores.ts';
import type { RegisterValues } from './registration.ts';

const key = 'registration';

/** Stores a registration that the network lost, without its password, for this tab (R-REG-023). */
export function storeDraft({ country, password: _, ...values }: RegisterValues): void {
  inTab.write(key, JSON.stringify({ ...values, country: country.code }));
}

/** The stored registration, if there is one. */
export function readDraft(): RegisterValues | undefined {
  const draft = inTab.readJson<RegisterValues & { country: unknown }>(key);
  const country = countryOfCode(String(draft?.country));
  return draft && country ? { ...draft, country, password: '' } : undefined;
}

export const dropDraft = (): void => void inTab.write(key, null);
