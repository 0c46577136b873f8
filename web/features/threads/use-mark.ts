import { showFailure } from '../../lib/show-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { Waits } from '../../offline/queue/from-page.ts';
import { type Intent, openJoin } from '../../session/dialogs.ts';
import { useSession } from '../../session/root-data.ts';

/** A mark that a reader puts on a post or takes off. */
interface Mark<T> {
  /** Of what is marked: one press of it at a time. */
  key: string;
  show: (answer: T) => void;
  before: T;
  /** What it turns into when it is pressed, before the server has said so. */
  hoped: T;
  ask: () => Promise<T>;
  /** What a guest is asked in for; what guests don't see has none. */
  intent?: Intent;
}

/** Likes and favourites: shown at once, undone where the server refuses. A guest is asked to log in. */
export function useMark(): <T>(mark: Mark<T>) => Promise<void> {
  const member = useSession() !== null;
  const one = useOneAtATime();
  return async ({ key, show, before, hoped, ask, intent = { act: 'like' } }) => {
    const put = async (): Promise<boolean> => {
      let done = false;
      await one(key, async () => {
        show(hoped);
        try {
          show(await ask());
          done = true;
        } catch (error) {
          // What waits for a connection stays as it was pressed.
          if (!(error instanceof Waits)) show(before);
          showFailure(error);
        }
      });
      return done;
    };
    if (member) await put();
    else openJoin(intent, put);
  };
}
