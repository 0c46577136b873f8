import { messages as bundled, version } from 'virtual:texts';
import type { Language } from '../../contract/primitives/countries.ts';
import { inMessages, type Messages } from '../../contract/primitives/message.ts';

/** The catalogue that every page has. */
export const entryTexts = 'entry';

/** `translate('threads.replies', { count })`. */
export type Translate = (id: string, values?: Record<string, unknown>) => string;

/** A language's texts. */
export interface Texts {
  language: Language;
  /** In the page's language; an id that has no text comes back as it is. */
  translate: Translate;
  /** Resolves once the messages of a catalogue are there: that of every page, of a page by its id, or of a part. */
  load(name: string): Promise<void>;
}

/** Address of a catalogue; `vite/texts.ts` writes it. */
export const textsUrl = (language: Language, name: string): string => `/assets/texts/${language}/${name}.${version}.js`;

const fetchMessages = async (language: Language, name: string): Promise<Messages> =>
  ((await import(/* @vite-ignore */ textsUrl(language, name))) as { default: Messages }).default;

function createTexts(language: Language): Texts {
  const whole = bundled[language];
  const messages: Messages = whole ?? {};
  const loading = new Map<string, Promise<void>>();

  async function fetchInto(name: string): Promise<void> {
    try {
      Object.assign(messages, await fetchMessages(language, name));
    } catch (error) {
      // Forgotten, so that a later try can succeed.
      loading.delete(name);
      throw error;
    }
  }

  return {
    language,
    translate: (id, values) => inMessages(messages, language, id, values),
    async load(name) {
      if (whole) return;
      const started = loading.get(name) ?? fetchInto(name);
      loading.set(name, started);
      await started;
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
