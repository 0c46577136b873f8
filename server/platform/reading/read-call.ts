import { z } from 'zod';
import type { CallSpec } from '../../../contract/call.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import type { Ctx, Db } from '../context.ts';
import type { Facts, SharedCtx } from './parted.ts';
import { type Cut, cutterOf, jsonOf } from './split.ts';

/** Of whom a reader sees nothing, and why; the port is plugged in app.ts. */
export type HiddenFor = (db: Db, uid: number) => Promise<ReadonlyMap<number, WhyHidden>>;

/** A parted read as the platform runs it, types erased. */
export interface AnyParted {
  asked?: (ctx: Ctx, input: unknown) => unknown;
  shared: (ctx: SharedCtx, input: unknown) => Promise<{ answer: unknown; facts: Facts; until?: Date }>;
  own: (ctx: Ctx, facts: Facts, input: unknown) => unknown;
  count?: (ctx: Ctx, facts: () => Facts, input: unknown) => void;
}

/** A call whose answers are joined of a shared and an own part. */
export interface ReadCall {
  name: string;
  parted: AnyParted;
  /** The body of an answer, cut where the reader's own fields stand. */
  cut(answer: unknown, locale: Language): Cut;
  /** The own texts in the order of the places. */
  own(own: unknown): string[];
}

/** Stands for an answer's data in its envelope. */
const placeholder = '\u0000';

interface Wrapped {
  data: unknown;
  beside: object;
}

/** An answer with fields beside its data is cut with them in one. */
const inOne = ({ data, beside }: Wrapped): object => ({ data, ...beside });

/** Prepares a call once: where its shape has places, and what stands around its data. */
export function readCallOf(
  name: string,
  { output, beside }: CallSpec,
  parted: AnyParted,
  wrap: (data: unknown, locale: Language) => unknown,
): ReadCall {
  const cutter = cutterOf(beside ? z.object({ data: output, ...beside.shape }) : output);
  const around = new Map<Language, readonly [string, string]>();
  const aroundFor = (locale: Language): readonly [string, string] => {
    const known = around.get(locale);
    if (known) return known;
    const [whole, place] = beside
      ? [wrap({ data: placeholder, beside: {} }, locale), `"data":${jsonOf(placeholder)}`]
      : [wrap(placeholder, locale), jsonOf(placeholder)];
    const [before = '', after = ''] = jsonOf(whole).split(place);
    around.set(locale, [before, after]);
    return [before, after];
  };
  // Around data and what stands beside it are the envelope's own brackets.
  const brackets = beside ? 1 : 0;
  return {
    name,
    parted,
    cut: (answer, locale) => {
      const texts = cutter.shared(beside ? inOne(answer as Wrapped) : answer);
      const [before, after] = aroundFor(locale);
      const last = texts.length - 1;
      texts[last] = texts[last]!.slice(0, texts[last]!.length - brackets) + after;
      texts[0] = before + texts[0]!.slice(brackets);
      return texts;
    },
    own: (values) => cutter.own(beside && values ? inOne(values as Wrapped) : values),
  };
}
