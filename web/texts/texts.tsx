import { createContext, type ReactNode, use } from 'react';
import type { Language } from '../../contract/primitives/countries.ts';
import { apart } from '../lib/direction.ts';
import { type Texts, type Translate, textsOf } from './load.ts';

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={textsOf(language)}>{children}</TextsContext>;
}

export type { Translate };

/** `t('threads.reply')`, `t('threads.replies', { count })`: a text in the page's language. */
export function useT(): Translate {
  const texts = use(TextsContext);
  if (!texts) throw new Error('no TextsProvider above');
  const { translate } = texts;
  return (id, values) => translate(id, values && apartIn(values));
}

/** What somebody typed turns nothing of the sentence that quotes it. */
const apartIn = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? apart(value) : value]),
  );
