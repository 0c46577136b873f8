import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { checkResults } from '../../../platform/checks.ts';
import type { MemberCtx } from '../../../platform/context.ts';

type Answer = DataOf<Calls['operators.checks']>;

/** Every nightly proof, those that found faults first. */
export async function checks({ db }: MemberCtx): Promise<Answer> {
  const list = await checkResults(db);
  return {
    list: list.map(({ name, at, faults, found, soundAt }) => ({
      ...{ name, faults, found },
      at: at?.toISOString() ?? null,
      soundAt: soundAt?.toISOString() ?? null,
    })),
  };
}
