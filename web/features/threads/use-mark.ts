import { showFailure } from '../../lib/show-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { openDialog } from '../../session/dialogs.ts';
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
}

/** Likes and favourites: shown at once, undone where the server refuses. A guest is asked to log in. */
export function useMark(): <T>(mark: Mark<T>) => Promise<void> {
  const member = useSession() !== null;
  const one = useOneAtATime();
  return ({ key, show, before, hoped, ask }) => {
    const put = () =>
      one(key, async () => {
        show(hoped);
        try {
          show(await ask());
        } catch (error) {
          show(before);
          showFailure(error);
        }
      });
    if (member) return put();
    openDialog('login', put);
    return Promise.resolve();
  };
}
