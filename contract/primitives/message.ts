import type { Language } from './countries.ts';

/** Words; `#` within a choice by number, which stands for that number; or a value by its name. */
type Token = string | readonly [name: string] | readonly [name: string, kind: string, choices?: Choices];

/** Messages of a choice by their case, and what is taken off a number before its case is looked for. */
type Choices = Readonly<Record<string, Message | number | undefined>>;

/** A text in ICU as `compileMessageOrThrow` of Lingui makes it. */
export type Message = readonly Token[];

/** Messages by their full id, `<domain>.<key>`. */
export type Messages = Record<string, Message>;

/** Formats by language and what they are for: to make one costs a thousand times what it does. */
const made = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

function formatOf<F extends Intl.NumberFormat | Intl.PluralRules>(name: string, make: () => F): F {
  const known = made.get(name) as F | undefined;
  if (known) return known;
  const format = make();
  made.set(name, format);
  return format;
}

const numberIn = (language: Language, value: unknown): string =>
  formatOf(language, () => new Intl.NumberFormat(language)).format(value as number);

/** The case of a number in its language, as a count or as a place in an order. */
function caseOf(language: Language, kind: string, value: number): string {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal';
  return formatOf(language + type, () => new Intl.PluralRules(language, { type })).select(value);
}

/** A message in words, with its values put in; a value that is not there leaves its place empty. */
export function inWords(message: Message, language: Language, values: Record<string, unknown> = {}): string {
  const put = (tokens: Message, figure?: string): string => {
    let words = '';
    for (const token of tokens) {
      if (typeof token === 'string') words += token === '#' ? (figure ?? token) : token;
      else words += shown(token, figure);
    }
    return words;
  };
  const shown = ([name, kind, choices = {}]: Exclude<Token, string>, figure?: string): unknown => {
    const value = values[name];
    if (!kind) return value ?? '';
    if (kind === 'number') return numberIn(language, value);
    const chosen = (key: string) => (Object.hasOwn(choices, key) ? (choices[key] as Message) : undefined);
    if (kind === 'select') return put(chosen(String(value)) ?? chosen('other') ?? [], figure);
    const rest = (value as number) - ((choices.offset as number | undefined) ?? 0);
    const words = chosen(String(value)) ?? chosen(caseOf(language, kind, rest)) ?? chosen('other') ?? [];
    return put(words, numberIn(language, rest));
  };
  return put(message);
}

/** The message of an id in words; an id that has none comes back as it is. */
export const inMessages = (
  messages: Messages,
  language: Language,
  id: string,
  values?: Record<string, unknown>,
): string => (Object.hasOwn(messages, id) ? inWords(messages[id]!, language, values) : id);
