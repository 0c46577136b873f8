import type { CallSpec, FormSaying } from '../../../contract/call.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import { type RefusalName, refusals, refusalText } from '../../../contract/refusals.ts';
import { translate } from '../texts.ts';

/** How long the page that comes next may take to show what was done. */
export const saidSeconds = 60;
export const saidCookie = 'bb_said';

/** What was done by a form: the call, and the values that its sentence speaks of. */
export interface DoneByForm {
  call: string;
  values: Readonly<Record<string, string>>;
}

/** Numbers, and names of choices. */
const short = /^\w{1,20}$/;

/** The sentence of a call that forms make; undefined where nothing is to be said. */
export const sayingOf = (spec: CallSpec): FormSaying | undefined => {
  if (spec.form !== true) return undefined;
  return spec.done ?? (typeof spec.says === 'string' ? { text: spec.says } : undefined);
};

/** Whether the form that was sent shows by itself why it was refused. */
export const showsOwnRefusal = (
  { showsRefusal }: CallSpec,
  { _of: part }: Readonly<Record<string, string>>,
  issues: readonly unknown[] = [],
): boolean =>
  showsRefusal === 'fields'
    ? issues.length > 0
    : showsRefusal === true || (showsRefusal !== undefined && showsRefusal === part);

/** What the next page is to say of a call that was done. */
export function doneBy(
  call: { name: string; spec: CallSpec },
  fields: Record<string, string>,
  data: unknown,
): DoneByForm {
  const answer = (data ?? {}) as Record<string, unknown>;
  const saying = sayingOf(call.spec);
  const values = (saying?.of ?? []).flatMap((name): [string, string][] => {
    const value = String(answer[name] ?? fields[name] ?? '');
    return short.test(value) ? [[name, value]] : [];
  });
  return { call: call.name, values: { ...Object.fromEntries(values), ...(saying?.refused && refusedOf(answer)) } };
}

/** How many of an answer's list were refused, by the refusal's name. */
function refusedOf({ list = [] }: Record<string, unknown>): Record<string, string> {
  const counts: Record<string, number> = {};
  for (const { error } of list as readonly { error: string }[])
    if (error !== '') counts[error] = (counts[error] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
}

/** As a cookie carries it to the next page. */
export const cookieOf = ({ call, values }: DoneByForm): string => `${call}?${new URLSearchParams(values)}`;

/** What a cookie says was done. */
export function doneIn(cookie: string): DoneByForm {
  const [call = '', query = ''] = cookie.split('?', 2);
  return { call, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** The call's own sentence about what was done, in a reader's language. */
export function saidOf(spec: CallSpec, { call, values }: DoneByForm, language: Language): Said {
  const saying = sayingOf(spec);
  if (!saying) return { call, fields: {} };
  const shown = (saying.of ?? []).flatMap((name): [string, string | number][] => {
    const value = values[name];
    if (value === undefined || !short.test(value)) return [];
    return [[name, /^\d{1,15}$/.test(value) ? Number(value) : value]];
  });
  const done = translate(language, saying.text, Object.fromEntries(shown));
  return { call, fields: {}, done: [done, ...refusedIn(saying, values, language)].join(' ') };
}

/** How many were not done, and why, the most first. */
function refusedIn({ refused }: FormSaying, values: DoneByForm['values'], language: Language): string[] {
  if (refused === undefined) return [];
  return Object.entries(values)
    .filter(([name, count]) => Object.hasOwn(refusals, name) && /^\d{1,3}$/.test(count))
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .map(([name, count]) =>
      translate(language, refused, {
        count: Number(count),
        why: translate(language, refusalText(name as RefusalName)),
      }),
    );
}
