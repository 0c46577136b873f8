import type { ReactNode } from 'react';

/** One line, one sentence, one action. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="empty">
      <Seed />
      <b className="heading text-lg">{title}</b>
      {text && <p className="text-sm text-pretty text-ink-2">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

/** A seed not planted yet: the drawing of empty lists. */
export function Seed() {
  return (
    <svg viewBox="0 0 24 24" className="size-18 text-primary-text" aria-hidden="true">
      <path
        d="M12 3c4.5 3 6.5 6 6.5 9.8a6.5 6.5 0 0 1-13 0C5.5 9 7.5 6 12 3z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="2.5 2"
      />
    </svg>
  );
}
