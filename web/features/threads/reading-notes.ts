import { quietly } from '../../api/quietly.ts';

/** How far a reader has come: the floor of a reply, 0 for none, and the position of the newest post on their screen. */
export interface Come {
  floor: number;
  position: number;
}

interface Noting {
  /** Resolves to false where it couldn't be sent: it is tried again at the next occasion. */
  send: (come: Come) => Promise<boolean>;
  /** What is new is sent after so long at the latest; null: only when it is asked for. */
  withinMs: number | null;
}

/** Collects how far a reader comes, never back, and sends what is new in it: seldom, and nothing twice. */
export function readingNotes({ send, withinMs }: Noting) {
  let come: Come = { floor: 0, position: 0 };
  let sent = come;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNew = (): boolean => come.floor > sent.floor || come.position > sent.position;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!isNew()) return;
    const [before, now] = [sent, come];
    sent = now;
    void quietly(send(now)).then((isSent) => {
      if (!isSent && sent === now) sent = before;
    });
  };
  return {
    came: ({ floor, position }: Come): void => {
      come = { floor: Math.max(come.floor, floor), position: Math.max(come.position, position) };
      if (withinMs !== null && isNew()) timer ??= setTimeout(flush, withinMs);
    },
    /** The page is left or hidden, perhaps for good. */
    flush,
  };
}
