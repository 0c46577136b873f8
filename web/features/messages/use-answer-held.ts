import { usePress } from '../../api/use-press.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { answerHeld } from './mutations.ts';

/** An admin's word on a message that waits: all see it, or nobody does. */
export function useAnswerHeld(groupID: number, ID: number): { busy: boolean; answer: (accept: boolean) => void } {
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const answer = (accept: boolean) =>
    void run(async () => {
      await answerHeld(groupID, ID, accept);
      await revalidate();
    });
  return { busy, answer };
}
