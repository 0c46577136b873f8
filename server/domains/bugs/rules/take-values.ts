import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { emailTyped, isEmail } from '../../../../contract/primitives/email.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import { oneLine } from '../../../platform/one-line.ts';

/** An option as far as a value is judged by it. */
export interface Choice {
  value: string;
  /** The value of the variable's parent that it belongs to, empty for any. */
  parent: string;
  closed: boolean;
}

/** A variable as far as its value is judged. */
export interface Judged {
  var: string;
  type: 'select' | 'text';
  required: boolean;
  multiple: boolean;
  open: boolean;
  parent: string;
  closed: boolean;
  options: readonly Choice[];
}

type Sent = string | number | readonly string[] | undefined;
export type SentValues = Readonly<Record<string, Sent>>;

/** What is wrong with a field; `text` is a text's id. */
export interface Issue {
  field: string;
  text: string;
  values?: Record<string, string | number>;
}

/** Values by their variables, or what is wrong: `gone` where an option that was offered isn't any longer. */
export interface TakenValues {
  values: Record<string, string>;
  issues: Issue[];
  gone: boolean;
  unknown: string[];
}

const joint = ',';
const listOf = (sent: Sent, multiple: boolean): string[] => {
  const all = Array.isArray(sent) ? sent : multiple ? String(sent ?? '').split(joint) : [sent ?? ''];
  return [...new Set(all.map((each) => oneLine(String(each))).filter((each) => each !== ''))];
};

/** Why one value can't stand, undefined where it can. `before`: the report says so already. */
function issueOf(asked: Judged, value: string, parent: string, before: readonly string[]): string | undefined {
  if (asked.var === 'email') return isEmail(emailTyped(value)) ? undefined : 'bugs.issue.email';
  if (asked.type === 'text' || before.includes(value)) return undefined;
  const among = asked.options.filter((option) => option.value === value && ['', parent].includes(option.parent));
  if (among.some(({ closed }) => !closed)) return undefined;
  if (among.length > 0) return 'bugs.issue.gone';
  return asked.open ? undefined : 'bugs.issue.unknown';
}

const mostOf = ({ multiple }: Judged): number => (multiple ? bugLimits.values : 1);

const tooLong = (value: string): boolean => visibleLength(value, bugLimits.valueMax + 1) > bugLimits.valueMax;

/** Judges what was sent of a report's variables; closed ones are asked no longer, and what is sent of them is dropped. */
export function takeValues(asked: readonly Judged[], sent: SentValues, before: SentValues = {}): TakenValues {
  const open = asked.filter(({ closed }) => !closed);
  const known = new Set(asked.map((each) => each.var));
  const taken: TakenValues = {
    ...{ values: {}, issues: [], gone: false },
    unknown: Object.keys(sent).filter((name) => !known.has(name) && listOf(sent[name], false).length > 0),
  };
  for (const each of open) {
    const field = each.var;
    const list = listOf(sent[field], each.multiple);
    taken.values[field] = field === 'email' ? emailTyped(list.join('')) : list.join(joint);
    if (list.length === 0) {
      const text = each.type === 'select' ? 'bugs.issue.choose' : 'bugs.issue.missing';
      if (each.required) taken.issues.push({ field, text });
      continue;
    }
    if (field !== 'email' && list.some(tooLong)) {
      taken.issues.push({ field, text: 'bugs.issue.long', values: { most: bugLimits.valueMax } });
      continue;
    }
    if (list.length > mostOf(each)) {
      const text = each.multiple ? 'bugs.issue.many' : 'bugs.issue.choose';
      taken.issues.push({ field, text, values: { most: mostOf(each) } });
      continue;
    }
    const parent = listOf(sent[each.parent], false).join('');
    const stood = listOf(before[field], each.multiple);
    const text = list.map((value) => issueOf(each, value, parent, stood)).find((issue) => issue !== undefined);
    if (text === undefined) continue;
    taken.issues.push({ field, text });
    taken.gone ||= text === 'bugs.issue.gone';
  }
  return taken;
}
