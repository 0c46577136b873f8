import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { officeCalls } from '../../../../contract/domains/operators/office-calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endOffice as end } from '../../moderation/index.ts';
import { findPlace } from '../office-places.ts';
import type { ConsoleDeps } from '../reads/deps.ts';

type Calls = typeof officeCalls;

/** Ends an office over a topic or a board. */
export const endOffice =
  (deps: ConsoleDeps) =>
  async (
    ctx: MemberCtx,
    { id, reason }: InputOf<Calls['operators.end-office']>,
  ): Promise<DataOf<Calls['operators.end-office']>> => {
    const namesOf: Parameters<typeof end>[1]['namesOf'] = async (over) =>
      (await findPlace(deps, ctx, over))?.names ?? {};
    if (!(await end(ctx, { id, reason, namesOf }))) refuse('operators.unknown_office');
    return { id };
  };
