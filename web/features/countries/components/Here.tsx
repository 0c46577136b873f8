import '../../../design/sheets/boards.css';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

/** How many people are there now; nothing where they are too few to say. */
export function Here({ count, className }: { count: number; className?: string }) {
  const t = useT();
  const format = useCountFormat();
  if (count === 0) return null;
  return (
    <span className={className ? `here ${className}` : 'here'}>
      {t('countries.here', { count, figure: format(count) })}
    </span>
  );
}
