import { type CheckStep, checkDraw } from '../../../../contract/domains/draw/verify/check.ts';
import { type DrawFacts, readFile } from '../../../../contract/domains/draw/verify/files.ts';
import { nextPrize } from '../../../../contract/domains/draw/verify/picks.ts';

/** A step as the page says it. */
export interface StepShown {
  step: CheckStep;
  result: 'fits' | 'differs' | 'absent';
  /** What the file says, and what was computed; as long as a page can show it. */
  shown: string;
  computed: string;
}

export type FileChecked =
  | { kind: 'broken' }
  /** The list is closed, the number isn’t shown yet. */
  | { kind: 'early'; facts: DrawFacts }
  | { kind: 'checked'; facts: DrawFacts; steps: StepShown[]; differs: CheckStep | undefined; tickets: Tickets };

/** Where a ticket stands in the list, from 1, and how many chances it has. */
export type Tickets = ReadonlyMap<number, { place: number; weight: number }>;

/** What the file says of what a step computes. */
function shownOf(step: CheckStep, { commitment, root, beacon, picks }: DrawFacts): string {
  switch (step) {
    case 'seal':
      return commitment;
    case 'list':
      return root;
    case 'beacon':
      return beacon?.randomness ?? '';
    case 'numbers':
    case 'winners':
      return picks.map(({ ticket }) => ticket).join(' ');
  }
}

/** A number is shown once every piece is drawn, or every ticket had its turn: a shorter list hides somebody. */
const isWhole = ({ prizes, picks, once, entries }: DrawFacts): boolean =>
  nextPrize(prizes, picks)?.again !== 0 || (once && picks.length >= entries) || entries === 0;

/** Computes a draw of its file and says how each step ended. */
export function checkFile(text: string): FileChecked {
  const read = readFile(text);
  if (!read) return { kind: 'broken' };
  const { facts, entries } = read;
  if (facts.seed === '') return { kind: 'early', facts };
  const steps = checkDraw(facts, entries).map((checked): StepShown => {
    const isShort = checked.step === 'numbers' && !isWhole(facts);
    return { ...checked, ...(isShort && { result: 'differs' }), shown: shownOf(checked.step, facts) };
  });
  const tickets = new Map(entries.map(({ ticket, weight }, at) => [ticket, { place: at + 1, weight }]));
  return { kind: 'checked', facts, steps, differs: steps.find(({ result }) => result === 'differs')?.step, tickets };
}
