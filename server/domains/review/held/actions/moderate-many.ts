import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls, ManyAct } from '../../../../../contract/domains/review/held/calls.ts';
import { refusalText } from '../../../../../contract/refusals.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { inSavepoint } from '../../../../platform/db/savepoint.ts';
import type { DomainEvent } from '../../../../platform/outbox/event.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { SettingsReader } from '../../../../platform/settings.ts';
import { translate } from '../../../../platform/texts.ts';
import type { Grounds } from '../../../moderation/index.ts';
import { postOf } from '../../../posts/index.ts';
import { moderateAway } from '../../moderating/actions/ban-post.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { pin } from '../../moderating/actions/pin.ts';
import { bringBack } from '../../moderating/actions/restore-post.ts';
import { approveHeld, refuseHeld } from './decide-held.ts';
import { workableHeld } from './workable.ts';

type Call = (typeof heldCalls)['review.moderate-many'];

interface Deps extends People {
  settings: SettingsReader;
}

type Act = (ctx: MemberCtx, pid: number, grounds: Grounds) => Promise<unknown>;

/** What is done to one post: each the way that its own call goes. */
const actsOf = (deps: Deps): Readonly<Record<ManyAct, Act>> => ({
  ban: async (ctx, pid, grounds) => moderateAway(deps, ctx, await postOf(ctx, pid), { kind: 'banned', ...grounds }),
  unban: async (ctx, pid, grounds) => bringBack(deps, ctx, await postOf(ctx, pid), { kind: 'banned', ...grounds }),
  delete: async (ctx, pid, grounds) => moderateAway(deps, ctx, await postOf(ctx, pid), { kind: 'removed', ...grounds }),
  restore: async (ctx, pid, grounds) => bringBack(deps, ctx, await postOf(ctx, pid), { kind: 'removed', ...grounds }),
  unpin: (ctx, pid, grounds) => pin(deps)(ctx, { pid, status: 0, type: 1, canned: 0, ...grounds }),
  approve: async (ctx, pid, grounds) => approveHeld(ctx, await workableHeld(deps, ctx, pid), grounds),
  refuse: async (ctx, pid, grounds) => refuseHeld(ctx, await workableHeld(deps, ctx, pid), grounds),
});

/** Does one thing to several posts; one that is refused leaves the others as they are done. */
export const moderateMany =
  (deps: Deps) =>
  async (ctx: MemberCtx, input: InputOf<Call> & Grounds): Promise<DataOf<Call>> => {
    const { act, pids, rule, reason, said } = input;
    const one = actsOf(deps)[act];
    const outcomes = new Map<number, string>();
    // In the order of their numbers, so that two who act on the same posts wait for each other once.
    for (const pid of [...new Set(pids)].sort((a, b) => a - b))
      outcomes.set(pid, await tried(ctx, (own) => one(own, pid, { rule, reason, said })));
    const list = [...outcomes].map(([pid, error]) => ({ pid, done: error === '', error, msg: wordsOf(ctx, error) }));
    return { done: list.filter(({ done }) => done).length, list };
  };

type RefusedName = Refusal['refusal'] | '';

/** Does one of several things; where it is refused, nothing of it stays. The refusal's name, empty where it was done. */
async function tried(ctx: MemberCtx, act: (ctx: MemberCtx) => Promise<unknown>): Promise<RefusedName> {
  const events: DomainEvent[] = [];
  const tags: string[] = [];
  const own = {
    ...ctx,
    emit: (event: DomainEvent) => void events.push(event),
    stale: (tag: string) => void tags.push(tag),
  };
  const refused = await inSavepoint<RefusedName>(
    ctx.db,
    async () => {
      await act(own);
      return '';
    },
    (error) => {
      if (error instanceof Refusal) return error.refusal;
      throw error;
    },
  );
  if (refused !== '') return refused;
  for (const event of events) ctx.emit(event);
  for (const tag of tags) ctx.stale(tag);
  return '';
}

const wordsOf = ({ locale }: MemberCtx, error: RefusedName | string): string =>
  error === '' ? '' : translate(locale, refusalText(error as Refusal['refusal']));
