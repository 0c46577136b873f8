/** A row of a list as far as it says what is new in its thread. */
interface Row {
  tid: number;
  lastpost: number;
  new_replies: number;
}

const looked = new Map<number, number>();

/** Notes that the reader has looked into a thread when its newest post was of that time. */
export const noteLooked = (tid: number, lastpost: number): void =>
  void looked.set(tid, Math.max(lastpost, looked.get(tid) ?? 0));

/** Posts of a row that are new to the reader: none where they have seen its newest since the row was made. */
export const newSince = ({ tid, lastpost, new_replies }: Row): number =>
  lastpost <= (looked.get(tid) ?? 0) ? 0 : new_replies;
