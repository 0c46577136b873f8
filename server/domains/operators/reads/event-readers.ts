import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { isLeft, type ReaderLag, readerLags } from '../../../platform/outbox/lag.ts';

type Answer = DataOf<Calls['operators.event-readers']>;

/** Every reader of the log, those at fault first. */
export async function eventReaders({ db, now }: MemberCtx): Promise<Answer> {
  const list = (await readerLags(db)).map((lag) => presentReader(lag, now));
  return { list: list.sort((a, b) => Number(b.failure !== null) - Number(a.failure !== null)) };
}

function presentReader(lag: ReaderLag, now: Date): Answer['list'][number] {
  const { name, behind, since, attempts, failedEvent, failedName, lastError, retryAt } = lag;
  return {
    name,
    behind,
    since: since?.toISOString() ?? null,
    left: isLeft(lag, now),
    failure:
      failedEvent === null
        ? null
        : {
            event: failedEvent,
            name: failedName ?? '',
            attempts,
            error: lastError ?? '',
            retryAt: (retryAt ?? now).toISOString(),
          },
  };
}
