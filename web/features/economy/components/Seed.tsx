import '../../../design/sheets/check-in.css';
import { Tree } from '../../../design/Tree.tsx';

/** A day of a streak: a seed with a check where it is done, an empty one to come, and the tree of the seventh. */
export function Seed({ done, last }: { done: boolean; last: boolean }) {
  if (last && !done) return <Tree className="text-value" />;
  const shape = 'M12 3c4.5 3 6.5 6 6.5 9.8a6.5 6.5 0 0 1-13 0C5.5 9 7.5 6 12 3z';
  if (!done)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.5 2" />
      </svg>
    );
  return (
    <svg viewBox="0 0 24 24" className="text-value" aria-hidden="true">
      <path d={shape} fill="currentColor" />
      <path d="m8.8 13 2.3 2.3 4.3-4.6" className="seed-check" fill="none" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
