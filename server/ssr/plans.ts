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

/** How a page at an address is joined for a kind of reader, as long as its answers are the same. */
export interface Plan {
  calls: readonly PlannedCall[];
  /** The answers' shared parts that it was drawn of. */
  kept: readonly string[];
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
const mostPlans = 3000;
/** Different states of one frame, such as a thread that is liked, kept, followed. */
const mostTemplates = 24;

export interface Plans {
  find(key: string): Plan | undefined;
  /** The page shows more of its reader than their kind. */
  isAlone(key: string): boolean;
  drawAlone(key: string): void;
  keep(key: string, plan: Omit<Plan, 'templates'>, own: string, template: Template & PlannedPage): void;
}

/** How pages are joined that were drawn before; of one process. */
export function createPlans(): Plans {
  const plans = new LRUCache<string, Plan>({ max: mostPlans });
  const alone = new LRUCache<string, true>({ max: mostPlans });
  return {
    find: (key) => plans.get(key),
    isAlone: (key) => alone.has(key),
    drawAlone: (key) => void alone.set(key, true),
    keep: (key, plan, own, template) => {
      const known = plans.get(key);
      const templates = known && isSame(known, plan) ? known.templates : new Map<string, Template & PlannedPage>();
      if (templates.size >= mostTemplates) templates.clear();
      templates.set(own, template);
      plans.set(key, { ...plan, templates });
    },
  };
}

const isSame = (one: Plan, other: Omit<Plan, 'templates'>): boolean =>
  one.kept.join() === other.kept.join() && JSON.stringify(one.inFrame) === JSON.stringify(other.inFrame);

/** What of a page is the reader's own and stands in the frame: one frame for all for whom it is the same. */
export function ownOfFrame(
  { inFrame, named }: Pick<Plan, 'inFrame' | 'named'>,
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
    answer.kept
      .records()
      .map((_, record) => ({ answer: at, record }))
      .filter((ref) => !pieces.has(`${ref.answer} ${ref.record}`)),
  );
}

const isPiece = (each: string | Filling): each is Filling & { piece: string; of: RecordRef } =>
  typeof each !== 'string' && 'piece' in each;
