import type { Part } from '../platform/pieces/body.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import type { PieceStore } from '../platform/pieces/store.ts';
import { PieceMissing } from './join-page.ts';
import { momentsIn, saidOf, type WordsOf, withWords } from './moments.ts';
import type { FormPlace, StylePlace } from './page-parts.ts';
import type { AlonePage, Plans } from './plans.ts';

type Place = FormPlace | StylePlace;

interface AloneParts {
  list: readonly Part[];
  /** Where its packed texts stand; absent where it is sent for once. */
  store?: PieceStore;
}

/**
 * A page that is drawn for its reader alone is a function of its data, its address, its setting and how long ago its moments
 * are. While they are the same it is sent again, packed as it was; its loaders run each time, so that what may no longer be read is not there.
 */
export class DrawnAlone {
  readonly #plans: Plans;
  readonly #of: readonly unknown[];
  readonly #words: WordsOf;
  readonly #isDrawnAnew: boolean;
  #id = '';
  #found: AlonePage | undefined;

  /** `of`: all that the page depends on beside its data. It is drawn anew where what was stored of it gave way. */
  constructor(plans: Plans, of: readonly unknown[], words: WordsOf, how?: 'anew') {
    this.#plans = plans;
    this.#of = of;
    this.#words = words;
    this.#isDrawnAnew = how === 'anew';
  }

  /** Whether the page of this data was stored; then it need not be drawn. */
  isKnown(data: string): boolean {
    this.#id = digestOf(`${JSON.stringify(this.#of)}\n${data}`);
    const found = this.#isDrawnAnew ? undefined : this.#plans.findAlone(this.#id);
    this.#found = found && found.said === saidOf(found.moments, this.#words) ? found : undefined;
    return this.#found !== undefined;
  }

  /** The stored page's parts; those of its text have to be in the store, packed. */
  known(formOf: () => string): AloneParts | undefined {
    if (!this.#found) return undefined;
    const form = formOf();
    const missing = (): never => {
      throw new PieceMissing();
    };
    const { runs, said } = this.#found;
    const list = runs.map((each, at) => this.#part(each === 'text' ? missing : each, `${at}${said}`, form));
    return { list, store: this.#plans.alonePieces };
  }

  /** The parts of a page that was just drawn; it is stored where it is asked for again, as most are asked for once. */
  partsOf(drawn: readonly (string | object)[], form: string): AloneParts | undefined {
    if (this.#id === '') return undefined;
    const runs = runsOf(drawn as readonly (string | Place)[]);
    const moments = runs.flatMap((run) => (typeof run === 'string' ? momentsIn(run) : []));
    const said = saidOf(moments, this.#words);
    const list = runs.map((run, at) => {
      const of = typeof run === 'string' ? () => Buffer.from(withWords(run, this.#words)) : run;
      return this.#part(of, `${at}${said}`, form);
    });
    if (!this.#plans.isAskedAgain(this.#id)) return { list };
    const places = runs.map((run) => (typeof run === 'string' ? 'text' : run));
    this.#plans.storeAlone(this.#id, { runs: places, moments, said });
    return { list, store: this.#plans.alonePieces };
  }

  #part(of: (() => Buffer) | Place, at: string, form: string): Part {
    if (typeof of === 'function') return { id: `alone ${this.#id} ${at}`, bytes: of };
    if ('style' in of) return { id: of.hash, bytes: () => of.style };
    return { own: Buffer.from(form) };
  }
}

/** Texts that follow each other are one. */
function runsOf(drawn: readonly (string | Place)[]): (string | Place)[] {
  const runs: (string | Place)[] = [];
  for (const each of drawn) {
    const last = runs.at(-1);
    if (typeof each === 'string' && typeof last === 'string') runs[runs.length - 1] = last + each;
    else runs.push(each);
  }
  return runs;
}
