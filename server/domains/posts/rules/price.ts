import { plainFigures } from '../../../../contract/primitives/figures.ts';

/** Digits alone, or in groups of three, with at most two after a point. */
const amount = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/;

/** A price as it is shown: both its parts, or none. */
export function takePrice(price: string, currency: string): { price: string; currency: string } | undefined {
  const digits = plainFigures(price).replaceAll('٬', ',').replaceAll('٫', '.');
  const name = currency.trim().toUpperCase();
  if (!amount.test(digits) || !/^[A-Z]{3}$/.test(name)) return undefined;
  return { price: digits.replaceAll(',', ''), currency: name };
}
