import { useLocale } from '../router/locale.ts';
import { useCountFormat } from '../texts/formats.tsx';

/** A figure shortened for the eye; the full one in the title and for screen readers. */
export function Count({ value }: { value: number }) {
  const { language } = useLocale();
  const short = useCountFormat()(value);
  if (value <= 1000) return <span className="num">{short}</span>;
  const full = value.toLocaleString(language);
  return (
    <span className="num" title={full}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}
