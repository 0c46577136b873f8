import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { CallName } from '../../contract/calls.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import { createPieceStore, type PieceStore } from '../platform/pieces/store.ts';
import type { JoinedAnswer } from '../platform/reading/joined-answer.ts';
import type { Drawn, Filling, RecordRef } from './drawing.ts';
import type { Template } from './join-page.ts';
import { type KindField, kindRead } from './kind-of-reader.ts';
import type { Moment } from './moments.ts';
import type { FormPlace, StylePlace } from './page-parts.ts';

/** A call that a page's loaders made. */
export interface PlannedCall {
  name: CallName;
  input: Record<string, unknown>;
}

/** How a page at an address is joined for guests, for members, or for those who are barred. */
export interface Plan {
  calls: readonly PlannedCall[];
  /** By the shared parts of its answers: a writer gets some that are made for them alone. */
  variants: Map<string, Variant>;
}

/** What a frame that was drawn of some shared parts depends on beside them. */
export interface FrameOf {
  /** Records that the frame itself shows: it differs by what is the reader's own in them. */
  inFrame: readonly RecordRef[];
  /** What it reads of its reader's kind. */
  noted: readonly KindField[];
  /** Members whom it names: it is drawn for each of them alone. */
  named: ReadonlySet<number>;
}

/** A page as it was drawn of some shared parts. */
export interface Variant extends FrameOf {
  /** By what is the reader's own in the frame. */
  templates: Map<string, Template & PlannedPage>;
}

/** What is sent beside a page's parts. */
interface PlannedPage {
  routes: readonly string[];
  kind: 'page' | 'data';
}

/** A page that was drawn for its reader alone. */
export interface AlonePage {
  /** How many runs of text it has, and what stands between them. */
  runs: readonly ('text' | FormPlace | StylePlace)[];
  /** The moments that it names, and what it was packed as saying of them. */
  moments: readonly Moment[];
  said: string;
}

/** Addresses whose plans are known at once. */
const mostPlans = 600;
/** Pages of single readers that are known at once, and memory for those that were asked for again: some three hundred. */
const mostAlone = 2000;
const aloneBytes = 4 * 1024 * 1024;
/** Shared parts of one address, by its readers' levels and what they chose: those that nobody was shown lately give way. */
export const mostVariants = 32;
/** Different states of one frame, such as a thread that is liked, a favourite, followed: as above. */
const mostTemplates = 24;

/** A page that was just drawn. */
interface Made {
  calls: readonly PlannedCall[];
  cached: readonly string[];
  frame: FrameOf;
  /** What is its reader's own in such a frame. */
  own: (frame: FrameOf) => string;
  template: Template & PlannedPage;
}

export interface Plans {
  find(key: string): Plan | undefined;
  /** The page that was drawn of these shared parts for whom it was the same. */
  use(plan: Plan, cached: readonly string[], own: Made['own']): (Template & PlannedPage) | undefined;
  /** The page shows more of its reader than many share. */
  isAlone(key: string): boolean;
  drawAlone(key: string): void;
  store(key: string, made: Made): void;
  /** A page that was drawn for its reader alone, by all that it was drawn of. */
  findAlone(id: string): AlonePage | undefined;
  /** Whether such a page was drawn before; true from the second time on. */
  isAskedAgain(id: string): boolean;
  storeAlone(id: string, page: AlonePage): void;
  /** Bytes of such pages, apart from what is for many. */
  alonePieces: PieceStore;
}

/** Stands for the shared parts of some answers. */
const variantKey = (cached: readonly string[]): string => cached.join();

/** How pages are joined that were drawn before; of one process. */
export function createPlans(): Plans {
  const plans = new LRUCache<string, Plan>({ max: mostPlans });
  const alone = new LRUCache<string, true>({ max: mostPlans });
  const drawnAlone = new LRUCache<string, AlonePage | 'once'>({ max: mostAlone });
  return {
    find: (key) => plans.get(key),
    use: ({ variants }, cached, own) => {
      const variant = variants.get(variantKey(cached));
      if (!variant) return undefined;
      renew(variants, variantKey(cached), variant, mostVariants);
      const state = own(variant);
      const template = variant.templates.get(state);
      if (template) renew(variant.templates, state, template, mostTemplates);
      return template;
    },
    isAlone: (key) => alone.has(key),
    drawAlone: (key) => void alone.set(key, true),
    store: (key, { calls, cached, frame, own, template }) => {
      const known = plans.get(key);
      const variants = known && isDeepStrictEqual(known.calls, calls) ? known.variants : new Map<string, Variant>();
      const variant = widened(variants.get(variantKey(cached)), frame);
      renew(variant.templates, own(variant), template, mostTemplates);
      renew(variants, variantKey(cached), variant, mostVariants);
      plans.set(key, { calls, variants });
    },
    findAlone: (id) => {
      const page = drawnAlone.get(id);
      return page === 'once' ? undefined : page;
    },
    isAskedAgain: (id) => {
      if (drawnAlone.has(id)) return true;
      drawnAlone.set(id, 'once');
      return false;
    },
    storeAlone: (id, page) => void drawnAlone.set(id, page),
    alonePieces: createPieceStore(aloneBytes),
  };
}

/** Puts an entry last, and drops the first ones where there are more than so many. */
function renew<V>(entries: Map<string, V>, key: string, value: V, most: number): void {
  entries.delete(key);
  entries.set(key, value);
  for (const first of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(first);
  }
}

/** If a draw depends on more than the earlier ones did, what these have drawn is dropped. */
function widened(known: Variant | undefined, frame: FrameOf): Variant {
  if (!known) return { ...frame, templates: new Map() };
  const missing = frame.inFrame.filter((ref) => !known.inFrame.some((each) => isDeepStrictEqual(each, ref)));
  const inFrame = [...known.inFrame, ...missing];
  const noted = [...new Set([...known.noted, ...frame.noted])];
  const named = new Set([...known.named, ...frame.named]);
  const isAsBefore = missing.length === 0 && noted.length === known.noted.length && named.size === known.named.size;
  return { inFrame, noted, named, templates: isAsBefore ? known.templates : new Map() };
}

/** What of a page is the reader's own and stands in the frame: one frame for all for whom it is the same. */
export function ownOfFrame(
  { inFrame, noted, named }: FrameOf,
  answers: readonly JoinedAnswer[],
  viewer: Viewer | null,
): string {
  const texts = inFrame.map(({ answer, record }) => answers[answer]!.recordOwn(record));
  const whom = viewer !== null && named.has(viewer.uid) ? String(viewer.uid) : '';
  return digestOf([whom, kindRead(viewer, noted), ...texts].join('\n'));
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
