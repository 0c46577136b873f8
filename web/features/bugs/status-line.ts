import { bugStatuses } from '../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../contract/domains/threads/kinds/bug/shapes.ts';

/** The moment whose day a promise is named by: what is due at midnight is due until the end of the day before. */
export const lastMomentOf = (due: number): number => due - 1;

/** A place of the status line. */
export interface LineStep {
  name: 'sent' | 'collected' | 'pleaseAdd' | 'replied' | 'solved';
  on: boolean;
  /** The one that the report stands at. */
  current: boolean;
  /** When it was reached; 0 for never, or not known. */
  at: number;
  /** Until when it is to be reached, 0 for no promise. */
  due: number;
}

type Reported = Pick<Bug, 'status' | 'steps' | 'due'>;

const { pending, collected, pleaseAdd, replied, solved } = bugStatuses;

/** How far each status is, from 0 to 3: what is asked of the reporter takes the second place. */
const places: Readonly<Record<number, number>> = {
  [pending]: 0,
  [collected]: 1,
  [pleaseAdd]: 1,
  [replied]: 2,
  [solved]: 3,
};

/** The four places of a report's status line, with their days. */
export function statusLine({ status, steps, due }: Reported, sentAt: number): LineStep[] {
  const place = places[status] ?? 0;
  const reached = (wanted: number): number => steps.findLast((step) => step.status === wanted)?.at ?? 0;
  const second = status === pleaseAdd ? pleaseAdd : collected;
  const line: [LineStep['name'], number][] = [
    ['sent', sentAt],
    [second === pleaseAdd ? 'pleaseAdd' : 'collected', reached(second)],
    ['replied', reached(replied)],
    ['solved', reached(solved)],
  ];
  return line.map(([name, at], index) => ({
    name,
    on: index <= place,
    current: index === place,
    at: index <= place ? at : 0,
    due: index === place + 1 ? due : 0,
  }));
}
