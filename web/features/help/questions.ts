import { folded } from '../../../contract/primitives/folded.ts';

/** A part of the help: `help.<id>.title`, and its questions `help.<id>.<n>.q` with their answers `help.<id>.<n>.a`. */
export interface HelpPart {
  id: string;
  questions: number;
}

/** What the help answers, in its order; the texts in three languages have exactly these parts. */
export const helpParts: readonly HelpPart[] = [
  { id: 'join', questions: 4 },
  { id: 'account', questions: 5 },
  { id: 'safety', questions: 4 },
  { id: 'people', questions: 3 },
  { id: 'writing', questions: 5 },
  { id: 'xgold', questions: 4 },
  { id: 'notices', questions: 3 },
  { id: 'privacy', questions: 4 },
  { id: 'data', questions: 3 },
  { id: 'rules', questions: 3 },
];

export interface Question {
  /** Its anchor on the page. */
  id: string;
  q: string;
  a: string;
}

/** Text ids of a part's questions. */
export const questionsOf = ({ id, questions }: HelpPart): Question[] =>
  Array.from({ length: questions }, (_, i) => ({
    id: `${id}-${i + 1}`,
    q: `help.${id}.${i + 1}.q`,
    a: `help.${id}.${i + 1}.a`,
  }));

/** Whether every word that was typed stands somewhere in these texts. */
export function holds(typed: string, ...texts: readonly string[]): boolean {
  const all = folded(texts.join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
