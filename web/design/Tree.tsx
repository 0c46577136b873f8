/** The baobab: what a week of days, or a day's tasks, has grown. */
export function Tree({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
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
}
