import type { ChatMessage } from '../../../contract/domains/messages/chat-shapes.ts';
import type { ZoneOffset } from '../../../contract/primitives/zones.ts';
import { dayAt } from '../../lib/time.ts';
import type { UnreadLine } from './conversation-state.ts';

/** What stands in a conversation's log, from above to below. */
export type LogRow =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'new'; key: string; count: number }
  | { kind: 'system'; key: string; message: ChatMessage }
  /** Messages one after the other by the same member within five minutes. */
  | { kind: 'group'; key: string; from: number; list: ChatMessage[] };

interface Around {
  own: number;
  line: UnreadLine | null;
  zone: readonly ZoneOffset[];
}

const groupSeconds = 300;

const continues = (group: LogRow | undefined, message: ChatMessage): group is LogRow & { kind: 'group' } => {
  if (group?.kind !== 'group' || group.from !== message.from) return false;
  const before = group.list.at(-1)!;
  return message.time - before.time < groupSeconds && before.status !== 'held' && message.status !== 'held';
};

/** The rows of a log: a line for each day, one where the unread ones begin, and messages by who wrote them. */
export function logRows(list: readonly ChatMessage[], { own, line, zone }: Around): LogRow[] {
  const rows: LogRow[] = [];
  let day: number | undefined;
  let isLined = line === null;
  for (const message of list) {
    const itsDay = dayAt(message.time, zone);
    if (itsDay !== day) rows.push({ kind: 'day', key: `day ${itsDay}`, at: message.time });
    day = itsDay;
    if (!isLined && line && message.ID > line.after && message.from !== own) {
      rows.push({ kind: 'new', key: 'new', count: line.count });
      isLined = true;
    }
    const last = rows.at(-1);
    if (message.type === 'system') rows.push({ kind: 'system', key: String(message.ID), message });
    else if (continues(last, message)) last.list.push(message);
    else rows.push({ kind: 'group', key: String(message.ID), from: message.from, list: [message] });
  }
  return rows;
}
