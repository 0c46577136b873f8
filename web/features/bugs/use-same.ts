import { useState } from 'react';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { randomString } from '../../lib/random.ts';
import { orWait } from '../../offline/queue/from-page.ts';
import { shownMark } from '../../offline/queue/shown-mark.ts';
import { useWaitingMark } from '../../offline/queue/waiting-now.ts';
import { useMark } from '../threads/index.ts';

/** How many have the same trouble, and whether the reader is one of them. */
export interface SameMark {
  same: number;
  is_same: 0 | 1;
}

interface SameOf extends SameMark {
  tid: number;
}

/** The mark once it is pressed, before the server has said so. */
export const turnedSame = ({ same, is_same }: SameMark): SameMark =>
  is_same === 1 ? { same: Math.max(0, same - 1), is_same: 0 } : { same: same + 1, is_same: 1 };

async function sendSame(tid: number, is_same: 0 | 1): Promise<SameMark> {
  const input = { tid, same: is_same };
  const act = { call: 'bugs.same', input, key: randomString(), shown: shownMark(tid, is_same === 1) } as const;
  const { data } = await orWait(act, () => call('bugs.same', input, { keepalive: true }));
  return { same: data.same, is_same: data.is_same };
}

/** "Same here": shown at once, undone where it is refused, and sent later where there is no connection. */
export function useSame(report: SameOf, onSaid?: (said: SameMark) => void) {
  const mark = useMark();
  const [said, setSaid] = useState<SameMark & { of: SameOf }>();
  const waits = useWaitingMark('bugs.same', report.tid);
  const now: SameMark = said?.of.tid === report.tid && isSameRecord(said.of, report) ? said : report;
  const shown = waits === undefined || waits === (now.is_same === 1) ? now : turnedSame(now);
  const action = formAction('bugs.same', { tid: report.tid, same: shown.is_same === 1 ? 0 : 1 });
  const press = () =>
    void mark<SameMark>({
      key: `same${report.tid}`,
      intent: { act: 'same' },
      show: (answer) => {
        setSaid({ ...answer, of: report });
        onSaid?.(answer);
      },
      before: shown,
      turned: turnedSame,
      ask: (hoped) => sendSame(report.tid, hoped.is_same),
    });
  return { ...shown, action, press };
}

/** Whether the page still says what it said when the mark was pressed. */
const isSameRecord = (one: SameOf, other: SameOf): boolean => one.same === other.same && one.is_same === other.is_same;
