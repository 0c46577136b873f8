import { messages as bundled, version } from 'virtual:texts';
import type { Language } from '../../contract/primitives/countries.ts';
import { inMessages, type Messages } from '../../contract/primitives/message.ts';
import { subsets } from './subsets.ts';

/** Domains of texts that every page has. */
export const shellDomains = ['common', 'shell'] as const;

/** `translate('threads.replies', { count })`. */
export type Translate = (id: string, values?: Record<string, unknown>) => string;

/** A language's texts and the domains it holds. */
export interface Texts {
  language: Language;
  /** In the page's language; an id that has no text comes back as it is. */
  translate: Translate;
  has(domain: string): boolean;
  /** Resolves once the domain's messages are there; the same promise each time. */
  load(domain: string): Promise<void>;
}

/** Address of a catalogue; `vite/texts.ts` writes it. */
export const textsUrl = (language: Language, domain: string): string =>
  `/assets/texts/${language}/${domain}.${version}.js`;

const fetchMessages = async (language: Language, domain: string): Promise<Messages> =>
  ((await import(/* @vite-ignore */ textsUrl(language, domain))) as { default: Messages }).default;

/** React reads the outcome of a settled promise from these fields, and then waits for nothing. */
const settled = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

function createTexts(language: Language): Texts {
  const messages: Messages = {};
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  for (const [domain, some] of Object.entries(bundled[language] ?? {})) {
    Object.assign(messages, some);
    loaded.add(domain);
  }

  async function fetchDomain(domain: string): Promise<void> {
    try {
      Object.assign(messages, await fetchMessages(language, domain));
      loaded.add(domain);
    } catch (error) {
      // Forgotten, so that a later try can succeed.
      loading.delete(domain);
      throw error;
    }
  }

  const has = (domain: string): boolean =>
    loaded.has(domain) || (subsets[domain]?.every((whole) => loaded.has(whole)) ?? false);

  return {
    language,
    translate: (id, values) => inMessages(messages, language, id, values),
    has,
    load(domain) {
      const known = loading.get(domain);
      if (known) return known;
      const started = has(domain) ? Promise.resolve() : fetchDomain(domain);
      loading.set(domain, started);
      if (has(domain)) return settled(started);
      started.then(() => settled(started)).catch(() => undefined);
      return started;
    },
  };
}

const shared = new Map<Language, Texts>();

/** The one set of texts of a language in this process or page. */
export function textsOf(language: Language): Texts {
  let texts = shared.get(language);
  if (!texts) {
    texts = createTexts(language);
    shared.set(language, texts);
  }
  return texts;
}
