import type {
  traitBody,
  traitCan,
  traitOfPost,
  traitOwn,
  traitRow,
  traitToEdit,
  traitWhole,
} from '../../../../contract/domains/threads/traits.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import type { Facts, SharedCtx } from '../../../platform/reading/parted.ts';
import type { Sale } from '../../gifts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import type { ThreadFacts } from '../core/reads/facts.ts';
import type { ThreadData, WholeThread } from '../core/sql/threads.ts';
import { threadTraits } from './made.ts';
import type {
  Level,
  Output,
  OwnParts,
  OwnTrait,
  Shared,
  SharedTrait,
  TakenTrait,
  TraitWords,
  Writing,
} from './trait.ts';

/** What a thread is sent with for its traits. */
export type TraitInput = { [F in keyof typeof traitBody]?: Output<typeof traitBody>[F] | undefined };
/** What traits add to a thread, in rows and whole; to what is a reader's own of it; to a post; for its author to edit. */
export type RowFields = Shared<typeof traitRow>;
export type WholeFields = Shared<typeof traitWhole>;
export type OwnFields = Output<typeof traitOwn> & OwnParts<typeof traitWhole>;
export type CanFields = Output<typeof traitCan>;
export type PostFields = Output<typeof traitOfPost>;
export type EditFields = Output<typeof traitToEdit>;

/** A trait as the walks over all of them ask it, whatever it stores and shows. */
export interface ListedTrait {
  readonly name: string;
  take?(ctx: MemberCtx, input: TraitInput, at: Writing): TakenTrait | Promise<TakenTrait>;
  words?(ctx: MemberCtx, input: TraitInput & TraitWords['message'], at: Writing): Promise<TraitWords>;
  fromDraft?(parts: Readonly<Record<string, unknown>>): TraitInput;
  level?: Level;
  sale?: Sale;
  hosts?(ctx: Pick<SharedCtx, 'db' | 'reads'>, threads: readonly ThreadData[]): Promise<(thread: ThreadData) => number>;
  row?(ctx: SharedCtx, threads: readonly ThreadData[]): Promise<SharedTrait<object, Facts>>;
  whole?(ctx: SharedCtx, thread: WholeThread, row: Promise<object>): Promise<{ fields: object; facts?: Facts }>;
  own?(
    ctx: Pick<Ctx, 'db' | 'actor' | 'now'>,
    threads: readonly ForReader<ThreadFacts>[],
    factsOf: (thread: ForReader<ThreadFacts>) => Facts | undefined,
  ): Promise<OwnTrait<object, object>>;
  post?(thread: ThreadData, post: { floor: number | null }): object;
  edit?(ctx: Ctx, thread: ThreadData | null): object | Promise<object>;
}

/** Every trait of a thread: its shapes in the contract and what stands here have one type, so that the list may forget it. */
export const traits: readonly ListedTrait[] = Object.entries(threadTraits).map(([name, trait]) => ({
  name,
  ...(trait as Omit<ListedTrait, 'name'>),
}));

const sales = traits.flatMap(({ sale }) => sale ?? []);
if (sales.length > 1) throw new Error('two traits sell a thread: a payment that waits would be of either');

/** How a thread is sold as a whole. */
export const saleOfThread = (): Sale => {
  const [sale] = sales;
  if (!sale) throw new Error('no trait sells a thread');
  return sale;
};
