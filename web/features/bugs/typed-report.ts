import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { postLimits } from '../../../contract/domains/posts/limits.ts';
import { bugLimits } from '../../../contract/domains/threads/kinds/bug/limits.ts';

/** What was typed into the form of a report, by the names of its fields; what operators ask beside stands under its variable. */
export type Typed = Readonly<Record<string, string>>;

/** Fields of a report that a call names itself; all others are `extra`. */
export const ownFields = ['type', 'device_model', 'build_number', 'probability', 'email'] as const;

/** Which of the three steps asks for a field. */
export function stepOf(field: string): 1 | 2 | 3 {
  if (field === 'subject') return 1;
  return ['message', 'steps', 'photos', 'email'].includes(field) ? 3 : 2;
}

/** What is wrong with a field: the id of its text, and the figures in it. */
export interface Wrong {
  text: string;
  values?: Readonly<Record<string, number>>;
}

const looksLikeEmail = (text: string): boolean => {
  const at = text.indexOf('@');
  return at > 0 && text.indexOf('.', at + 2) > 0 && !text.endsWith('.') && !text.includes(' ');
};

/** What is missing or wrong, as the server would say; each field says how to mend it (R-BUG-001, R-BUG-002). */
export function wrongIn(typed: Typed, variables: readonly FormVariable[]): ReadonlyMap<string, Wrong> {
  const wrong = new Map<string, Wrong>();
  const subject = (typed.subject ?? '').trim();
  if (subject === '') wrong.set('subject', { text: 'bugs.wrong.missing' });
  else if ([...subject].length > postLimits.subjectMax)
    wrong.set('subject', { text: 'bugs.wrong.long', values: { most: postLimits.subjectMax } });
  for (const { var: name, type, open, required } of variables) {
    if (name === 'email' || required === 0 || (typed[name] ?? '').trim() !== '') continue;
    wrong.set(name, { text: type === 'select' && open === 0 ? 'bugs.wrong.choose' : 'bugs.wrong.missing' });
  }
  const have = [...(typed.message ?? '').trim()].length;
  if (have < bugLimits.messageMin)
    wrong.set('message', { text: 'bugs.wrong.short', values: { min: bugLimits.messageMin, have } });
  if (!looksLikeEmail((typed.email ?? '').trim())) wrong.set('email', { text: 'bugs.wrong.email' });
  return wrong;
}

/** What is sent of the variables: the board's own as fields, and what operators ask beside together. */
export function valuesOf(typed: Typed, variables: readonly FormVariable[]) {
  const wordsOf = (name: string): string => (typed[name] ?? '').trim();
  const extra = variables.filter(({ var: name }) => !(ownFields as readonly string[]).includes(name));
  return {
    ...{ type: wordsOf('type'), device_model: wordsOf('device_model'), build_number: wordsOf('build_number') },
    ...{ probability: wordsOf('probability'), email: wordsOf('email') },
    extra: Object.fromEntries(
      extra.map(({ var: name, multiple }) => [
        name,
        multiple === 1 ? wordsOf(name).split(',').filter(Boolean) : wordsOf(name),
      ]),
    ),
  };
}

/** The version that a browser's own description names, where it really does; empty for most. */
export const buildIn = (userAgent: string): string => /\bBuild\/([\w.-]{2,60})/.exec(userAgent)?.[1] ?? '';

/** The phone among the options that the browser's hint means; its own words where it is none of them. */
export function phoneOf(hint: string, options: readonly { value: string; title: string }[]): string {
  const wanted = hint.trim().toLowerCase();
  if (wanted === '') return '';
  const found = options.find(({ value, title }) => [value, title].some((name) => name.toLowerCase() === wanted));
  const near = options.find(({ value, title }) =>
    [value, title].some((name) =>
      name
        .toLowerCase()
        .split(/[\s()]+/)
        .includes(wanted),
    ),
  );
  return (found ?? near)?.value ?? hint.trim();
}
