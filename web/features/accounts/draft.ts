import { countryOfCode } from '../../../contract/primitives/countries.ts';
import type { RegisterValues } from './registration.ts';

const key = 'registration';

/** Keeps a registration that the network lost, without its passwords, for this tab (R-REG-023). */
export function keepDraft({ country, password: _, password2: __, ...values }: RegisterValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...values, country: country.code }));
  } catch {
    // Storage switched off: what stands on this page is kept by the page.
  }
}

/** What was kept, if anything. */
export function readDraft(): RegisterValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (RegisterValues & { country: unknown }) | null;
    const country = countryOfCode(String(draft?.country));
    return draft && country ? { ...draft, country, password: '', password2: '' } : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
