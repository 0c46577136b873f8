import { useState } from 'react';
import { formAction, pageForm } from '../../contract/primitives/page-form.ts';
import { useAct } from '../api/use-act.ts';
import { showToast } from '../design/toasts.ts';
import { onEnter } from '../lib/enter-key.ts';
import { useNavigate, useRevalidator } from '../router/hooks.ts';
import { refusedFields, refusedWords } from '../session/refused-form.ts';
import { useRootData } from '../session/root-data.ts';
import { useDraft } from './use-draft.ts';

interface Asked<D> {
  /** The call that it is sent to by the browser itself before there is script. */
  does: string;
  /** The ending of its fields' names in the page's form. */
  part: string;
  /** What it is about, and in which version that was seen. */
  about: Readonly<Record<string, number>>;
  version?: number;
  first: () => D;
  /** The same page without the dialog. */
  closeTo: string;
  /** Makes the call under a key; the words that a toast says then. */
  act: (sent: { draft: D; version: number; key: string }) => Promise<string>;
}

/**
 * A form of the console that an address opens: it is sent once however often its button is pressed, by script or by the
 * browser itself, and what was refused stands in it as it was typed.
 */
export function useConsoleForm<D extends Readonly<Record<string, string>>>(asked: Asked<D>) {
  const { does, part, about, version: seen, first, closeTo, act: make } = asked;
  const { said } = useRootData();
  const marks = Object.keys(first());
  const act = useAct(marks);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isOfThis = said?.call === does && Object.entries(about).every(([name, id]) => said.fields[name] === String(id));
  const sent = isOfThis && said.refused ? said : undefined;
  const nameOf = (field: string): string => `${field}@${part}`;
  const { draft, change, key } = useDraft(() => ({ ...first(), ...typedIn(sent?.fields, marks, nameOf) }) as D);
  // Somebody else's change is seen before it is overwritten: what was refused stays of the version that was seen.
  const [version] = useState(Number(sent?.fields.version ?? seen ?? 0));
  const run = () =>
    void act.run(async () => {
      showToast({ text: await make({ draft, version, key }) });
      await navigate(closeTo, { replace: true, preventScrollReset: true });
      await revalidate();
    });
  // What was refused without script is said until it is tried again.
  const before = act.refusal ? undefined : sent?.refused;
  const issues = act.refusal ? act.issues : refusedFields(before);
  const field = (name: keyof D & string) => ({
    ...{ form: pageForm, name: nameOf(name), value: draft[name], error: issues[name] },
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as unknown as Partial<D>),
  });
  return {
    ...{ draft, change, field },
    /** A field of one line: the enter key sends this form, and none of the page's other buttons. */
    line: (name: keyof D & string, maxLength?: number) => ({
      ...{ ...field(name), maxLength },
      onKeyDown: onEnter(run),
    }),
    dialog: {
      ...{ closeTo, busy: act.busy, onAct: run },
      error: act.error ?? refusedWords(before, marks),
      action: formAction(does, { ...about, ...(seen !== undefined && { version }), _of: part, _to: closeTo }),
    },
  };
}

/** What was typed into a form that the server refused. */
const typedIn = (
  sent: Readonly<Record<string, string>> | undefined,
  names: readonly string[],
  nameOf: (field: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const typed = sent?.[nameOf(name)];
      return typed === undefined ? [] : [[name, typed]];
    }),
  );
