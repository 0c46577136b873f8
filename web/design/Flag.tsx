import type { CountryCode } from '../../contract/primitives/countries.ts';

interface FlagProps {
  country: CountryCode;
  /** The country's name; without it the flag is decoration beside text that says the same. */
  label?: string;
  large?: boolean;
}

export function Flag({ country, label, large }: FlagProps) {
  const className = large ? 'flag flag-l' : 'flag';
  // All flags stand in the page (sprite-in-page.ts).
  const use = <use href={`#f-${country}`} />;
  if (!label) {
    return (
      <svg className={className} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg className={className} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
