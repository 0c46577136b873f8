import { pick, type Random } from '../random.ts';

/** Sentences with `{slots}`; a slot's words may hold no slots themselves. */
export interface Phrases {
  subjects: readonly string[];
  /** What a thread says: one from each list, in this order. */
  openers: readonly string[];
  facts: readonly string[];
  questions: readonly string[];
  replies: readonly string[];
  /** A second sentence some replies add. */
  additions: readonly string[];
  slots: Readonly<Record<string, readonly string[]>>;
}

export interface Writer {
  subject(next: Random): string;
  /** A thread's message as rich text. */
  message(next: Random): string;
  /** A reply's message as rich text. */
  reply(next: Random): string;
}

type Sentence = (next: Random) => string;

/** Splits a sentence once, so that two million of them are only joined. */
function compile(template: string, slots: Phrases['slots']): Sentence {
  const parts = template.split(/\{(\w+)\}/);
  const fillings = parts.map((part, i) => {
    if (i % 2 === 0) return undefined;
    const words = slots[part];
    if (words === undefined) throw new Error(`the phrase "${template}" names the unknown slot ${part}`);
    return words;
  });
  return (next) => {
    let text = '';
    for (let i = 0; i < parts.length; i++) {
      const words = fillings[i];
      text += words === undefined ? parts[i] : pick(words, next);
    }
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

/** Makes a writer of the phrases of one language. */
export function writer(phrases: Phrases): Writer {
  const all = (templates: readonly string[]) => templates.map((template) => compile(template, phrases.slots));
  const subjects = all(phrases.subjects);
  const openers = all(phrases.openers);
  const facts = all(phrases.facts);
  const questions = all(phrases.questions);
  const replies = all(phrases.replies);
  const additions = all(phrases.additions);
  const say = (sentences: Sentence[], next: Random) => pick(sentences, next)(next);
  return {
    subject: (next) => say(subjects, next),
    message(next) {
      // Facts are walked in steps, so that no message says the same sentence twice.
      let at = Math.floor(next() * facts.length);
      const fact = () => {
        at = (at + 5) % facts.length;
        return (facts[at] as Sentence)(next);
      };
      const paragraphs = [`${say(openers, next)} ${fact()}`];
      const more = Math.floor(next() * 3);
      for (let i = 0; i < more; i++) paragraphs.push(`${fact()} ${fact()}`);
      const list = next() < 0.25 ? `<ul><li>${fact()}</li><li>${fact()}</li></ul>` : '';
      return `<p>${paragraphs.join('</p><p>')}</p>${list}<p>${say(questions, next)}</p>`;
    },
    reply(next) {
      const first = say(replies, next);
      const chance = next();
      if (chance < 0.45) return `<p>${first}</p>`;
      if (chance < 0.92) return `<p>${first} ${say(additions, next)}</p>`;
      return `<p>${first} ${say(additions, next)}</p><p>${say(facts, next)} ${say(facts, next)}</p>`;
    },
  };
}
