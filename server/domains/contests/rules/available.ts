/** What operators set of a board's uploads. */
export interface Uploads {
  open: boolean;
  opens: string;
}

/** Whether photos are taken now, and if not the day from which they are: one that has come opens the board by itself. */
export function availableNow({ open, opens }: Uploads, now: Date): { open: boolean; opens: string } {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  if (opens === '') return { open, opens: '' };
  return opens <= today ? { open: true, opens: '' } : { open: false, opens };
}
