import { joinedFigures } from '../../primitives/figures.ts';

/** The digits of an IMEI, in any script and whatever stands between them. */
export const imeiDigits = joinedFigures;

/** Fifteen digits whose last is the check digit of the others (Luhn). */
export function isImei(digits: string): boolean {
  if (!/^\d{15}$/.test(digits) || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (const [place, digit] of [...digits].entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** What ranges of models are made of: the number without its check digit. */
export const imeiNumber = (digits: string): number => Number(digits.slice(0, 14));
