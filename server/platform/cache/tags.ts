/** Carries tags to the other processes; the bus of platform/db/listen. */
interface TagCarrier {
  publish(payload: string): void;
  /** Resolves once every process has handled the tags. */
  publishToAll(payload: string): Promise<void>;
  /** Whether everything that the others published more than a moment ago has arrived here. */
  isCurrent(): boolean;
}

type TagListener = (tags: readonly string[] | 'all') => void | Promise<void>;

/**
 * Which tags moved, in the order this process learned it. A cache notes `position()` before it reads and does not cache
 * what it read when one of its tags has `movedSince` then.
 */
export interface TagBoard {
  position(): number;
  movedSince(tags: Iterable<string>, position: number): boolean;
  /** Tags moved by a commit of this process: they move here and are published to the others. */
  moved(tags: readonly string[]): void;
  /** The same, and waits until every process has received it. */
  movedEverywhere(tags: readonly string[]): Promise<void>;
  /** False while a message of another process may be missing here: what must be right is then read from the database. */
  isCurrent(): boolean;
  /** Publishes what is still gathered; called when the process ends. */
  flush(): void;
  /** Tags that another process published; resolves once every listener here has handled them. */
  movedElsewhere(tags: readonly string[]): Promise<void>;
  /** A message may have been lost: everything counts as moved. */
  lost(): void;
  subscribe(listener: TagListener): void;
}

/**
 * Tags of a busy moment are published together: each message is a commit of its own, which all other commits wait for.
 */
const gatherMilliseconds = 5;
/** NOTIFY stops at 8,000 bytes. */
const tagsInMessage = 200;

/** Moves remembered by tag; older ones fall back to the position below which everything counts as moved. */
const remembered = 50_000;

const messagesOf = (tags: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(tags.length / tagsInMessage) }, (_, i) =>
    JSON.stringify(tags.slice(i * tagsInMessage, (i + 1) * tagsInMessage)),
  );

export function createTagBoard(carrier: TagCarrier): TagBoard {
  const moves = new Map<string, number>();
  const listeners: TagListener[] = [];
  const unpublished = new Set<string>();
  let position = 0;
  let floor = 0;

  const note = async (tags: readonly string[]): Promise<void> => {
    if (tags.length === 0) return;
    position += 1;
    for (const tag of tags) {
      moves.delete(tag);
      moves.set(tag, position);
    }
    for (const [tag, at] of moves) {
      if (moves.size <= remembered) break;
      moves.delete(tag);
      floor = Math.max(floor, at);
    }
    await Promise.all(listeners.map((listener) => listener(tags)));
  };
  let timer: NodeJS.Timeout | undefined;
  const publishGathered = (): void => {
    clearTimeout(timer);
    const tags = [...unpublished];
    unpublished.clear();
    for (const message of messagesOf(tags)) carrier.publish(message);
  };
  return {
    position: () => position,
    movedSince: (tags, since) => {
      if (since < floor) return true;
      for (const tag of tags) if ((moves.get(tag) ?? 0) > since) return true;
      return false;
    },
    moved: (tags) => {
      void note(tags);
      if (tags.length === 0) return;
      if (unpublished.size === 0) timer = setTimeout(publishGathered, gatherMilliseconds);
      for (const tag of tags) unpublished.add(tag);
    },
    movedEverywhere: async (tags) => {
      const here = note(tags);
      for (const message of messagesOf(tags)) await carrier.publishToAll(message);
      await here;
    },
    isCurrent: () => carrier.isCurrent(),
    flush: publishGathered,
    movedElsewhere: note,
    lost: () => {
      position += 1;
      floor = position;
      moves.clear();
      for (const listener of listeners) void listener('all');
    },
    subscribe: (listener) => listeners.push(listener),
  };
}
