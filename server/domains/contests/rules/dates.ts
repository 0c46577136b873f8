/** A contest's dates as they were sent, in Unix seconds. */
export interface SentDates {
  opens_at: number;
  /** 0 for as long as it is open. */
  entries_until: number;
  closes_at: number;
  winners_at: number;
}

/** The dates of a contest. */
export interface Dates {
  opens_at: Date;
  entries_until: Date;
  closes_at: Date;
  winners_at: Date;
}

const at = (seconds: number): Date => new Date(seconds * 1000);

/** The dates in their order, or the first field that crosses the one before it. */
export function takeDates(sent: SentDates): { ok: true; dates: Dates } | { ok: false; field: keyof SentDates } {
  const until = sent.entries_until === 0 ? sent.closes_at : sent.entries_until;
  if (sent.opens_at === 0) return { ok: false, field: 'opens_at' };
  if (until <= sent.opens_at) return { ok: false, field: sent.entries_until === 0 ? 'closes_at' : 'entries_until' };
  if (sent.closes_at < until) return { ok: false, field: 'closes_at' };
  if (sent.winners_at <= sent.closes_at) return { ok: false, field: 'winners_at' };
  const { opens_at, closes_at, winners_at } = sent;
  return {
    ok: true,
    dates: {
      opens_at: at(opens_at),
      entries_until: at(until),
      closes_at: at(closes_at),
      winners_at: at(winners_at),
    },
  };
}
