import '../../../design/sheets/check-in.css';
/** A day of a streak: a seed with a check where it is done, an empty one to come, and the tree of the seventh. */
export function Seed({ done, last }: { done: boolean; last: boolean }) {
  if (last && !done)
    return (
      <svg viewBox="0 0 24 24" className="text-value" aria-hidden="true">
        <g fill="currentColor">
          <rect x="2.5" y="7" width="8" height="3.6" rx="1.8" />
          <rect x="7" y="3" width="10" height="4" rx="2" />
          <rect x="13.5" y="8" width="8" height="3.6" rx="1.8" />
          <path d="M10 11h4c.3 3 1.5 5.5 3 9H7c1.5-3.5 2.7-6 3-9z" />
        </g>
        <path
          d="M11 12C10.5 9.5 8.5 9 6.5 8.8M12 12V5M13 12c.5-2 2-2.5 4-2.7"
          stroke="currentColor"
          strokeWidth="1.7"
          fill="none"
        />
      </svg>
    );
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
