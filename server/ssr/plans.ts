import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { CallName } from '../../contract/calls.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import type { JoinedAnswer } from '../platform/reading/joined-answer.ts';
import type { Drawn, Filling, RecordRef } from './drawing.ts';
import type { Template } from './join-page.ts';

/** A call that a page's loaders made. */
export interface PlannedCall {
  name: CallName;
  input: Record<string, unknown>;
}

/** How a page at an address is joined for a kind of reader. */
export interface Plan {
  calls: readonly PlannedCall[];
  /** By the shared parts of its answers: a writer gets some that are made for them alone. */
  variants: Map<string, Variant>;
}

/** A page as it was drawn of some shared parts. */
export interface Variant {
  /** Records that the frame itself shows: it differs by what is the reader's own in them. */
  inFrame: readonly RecordRef[];
  /** By what is the reader's own in the frame. */
  templates: Map<string, Template & PlannedPage>;
  /** Members whom it names: it is drawn for each of them alone. */
  named: ReadonlySet<number>;
}

/** What is sent beside a page's parts. */
interface PlannedPage {
  routes: readonly string[];
  kind: 'page' | 'data';
}

/** Addresses and kinds of readers whose plans are known at once. */
const mostPlans = 600;
/** Shared parts of one address, a home's by what its members chose: what was drawn of older ones gives way. */
export const mostVariants = 16;
/** Different states of one frame, such as a thread that is liked, a favourite, followed. */
const mostTemplates = 24;

/** A page that was just drawn. */
interface Made {
  calls: readonly PlannedCall[];
  cached: readonly string[];
  variant: Omit<Variant, 'templates'>;
  /** What is its reader's own in the frame. */
  own: string;
  template: Template & PlannedPage;
}

export interface Plans {
  find(key: string): Plan | undefined;
  /** The page shows more of its reader than their kind. */
  isAlone(key: string): boolean;
  drawAlone(key: string): void;
  store(key: string, made: Made): void;
}

/** Stands for the shared parts of some answers. */
export const variantKey = (cached: readonly string[]): string => cached.join();

/** How pages are joined that were drawn before; of one process. */
export function createPlans(): Plans {
  const plans = new LRUCache<string, Plan>({ max: mostPlans });
  const alone = new LRUCache<string, true>({ max: mostPlans });
  return {
    find: (key) => plans.get(key),
    isAlone: (key) => alone.has(key),
    drawAlone: (key) => void alone.set(key, true),
    store: (key, { calls, cached, variant, own, template }) => {
      const known = plans.get(key);
      const variants = known && isDeepStrictEqual(known.calls, calls) ? known.variants : new Map<string, Variant>();
      const templates = templatesOf(variants.get(variantKey(cached)), variant);
      if (templates.size >= mostTemplates) templates.clear();
      templates.set(own, template);
      variants.delete(variantKey(cached));
      variants.set(variantKey(cached), { ...variant, templates });
      for (const oldest of [...variants.keys()].slice(0, -mostVariants)) variants.delete(oldest);
      plans.set(key, { calls, variants });
    },
  };
}

const templatesOf = (known: Variant | undefined, { inFrame }: Pick<Variant, 'inFrame'>): Variant['templates'] =>
  known && isDeepStrictEqual(known.inFrame, inFrame) ? known.templates : new Map();

/** What of a page is the reader's own and stands in the frame: one frame for all for whom it is the same. */
export function ownOfFrame(
  { inFrame, named }: Pick<Variant, 'inFrame' | 'named'>,
  answers: readonly JoinedAnswer[],
  uid: number | undefined,
): string {
  const texts = inFrame.map(({ answer, record }) => answers[answer]!.recordOwn(record));
  return digestOf([uid !== undefined && named.has(uid) ? String(uid) : '', ...texts].join('\n'));
}

/** The records that stand nowhere as pieces. */
export function recordsInFrame(html: Drawn, answers: readonly JoinedAnswer[]): RecordRef[] {
  const pieces = new Set(html.flatMap((each) => (isPiece(each) ? [`${each.of.answer} ${each.of.record}`] : [])));
  return answers.flatMap((answer, at) =>
    answer.cached
      .records()
      .map((_, record) => ({ answer: at, record }))
      .filter((ref) => !pieces.has(`${ref.answer} ${ref.record}`)),
  );
}

const isPiece = (each: string | Filling): each is Filling & { piece: string; of: RecordRef } =>
  typeof each !== 'string' && 'piece' in each;
