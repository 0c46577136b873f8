import type { z } from 'zod';
import type { RefusalDetail } from '../refusal.ts';

type Issue = NonNullable<RefusalDetail['issues']>[number];
type Words = Pick<Issue, 'text' | 'values'>;

/** What a schema may say of itself, in place of a sentence: the end of the text's id. */
const named: ReadonlySet<string> = new Set(['unstorable', 'number', 'numbers', 'moment']);

const figures: Readonly<Record<string, string>> = { int: 'wire.issue.number', number: 'wire.issue.figure' };

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Which sentence says what is too small or too large: a figure, characters, or how many. */
function sizeOf(way: 'small' | 'big', origin: string, bound: number): Words {
  const values = { [way === 'small' ? 'min' : 'max']: bound };
  if (origin === 'string') return { text: `wire.issue.too_${way === 'small' ? 'short' : 'long'}`, values };
  if (origin === 'array') return { text: `wire.issue.too_${way === 'small' ? 'few' : 'many'}`, values };
  return { text: `wire.issue.too_${way}`, values };
}

/** Which sentence says what to do about a field; issues bring their input (`reportInput`). */
export function issueWords(issue: z.core.$ZodIssue): Words {
  if (isEmpty(issue.input)) return { text: 'wire.issue.empty' };
  if (named.has(issue.message)) return { text: `wire.issue.${issue.message}` };
  switch (issue.code) {
    case 'too_big':
      return sizeOf('big', issue.origin, Number(issue.maximum));
    case 'too_small':
      return sizeOf('small', issue.origin, Number(issue.minimum));
    case 'invalid_value':
      return { text: 'wire.issue.choose' };
    case 'invalid_type':
      return { text: figures[issue.expected] ?? 'wire.issue.invalid' };
    case 'custom':
      // A domain's own rule names its own text.
      return { text: issue.message.includes('.issue.') ? issue.message : 'wire.issue.invalid' };
    default:
      return { text: 'wire.issue.invalid' };
  }
}

interface From {
  /** Name of the field that the schema judges a part of. */
  prefix?: string;
  /** What was sent: a list that came as one text is named as that one field. */
  sent?: Readonly<Record<string, unknown>>;
}

/** What a value broke, for a refusal that names the fields: one sentence a field. */
export function issuesOf(found: readonly z.core.$ZodIssue[], { prefix, sent }: From = {}): Issue[] {
  const issues: Issue[] = [];
  for (const issue of found) {
    const [first] = issue.path;
    const whole = first !== undefined && typeof sent?.[String(first)] === 'string';
    const path = whole ? [first] : issue.path;
    const field = [...(prefix === undefined ? [] : [prefix]), ...path].map(String).join('.') || 'body';
    if (!issues.some((before) => before.field === field)) issues.push({ field, ...issueWords(issue) });
  }
  return issues;
}
