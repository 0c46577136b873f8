import type { ReactNode } from 'react';

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  small?: boolean;
}

/** A choice among a few, in place. */
export function Segments<T extends string>({ label, options, value, onChange, small }: SegmentsProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser meant here
    <div role="group" aria-label={label} className={small ? 'segments segments-small' : 'segments'}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
