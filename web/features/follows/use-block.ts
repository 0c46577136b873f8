import { usePress } from '../../api/use-press.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';
import { blockMember } from './hide-mutations.ts';

/** Who is blocked by a press, or unblocked. */
export interface BlockTarget {
  uid: number;
  blocked: boolean;
}

type OnTurned = (blocked: boolean) => void;

/** Blocks a member at once, or takes that back, as the page says in its place: it is asked for anew, unless who shows it knows what changed. */
export function useBlock({ uid, blocked }: BlockTarget, onTurned?: OnTurned) {
  const t = useT();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const turn = () =>
    run(async () => {
      await blockMember(uid, !blocked);
      if (onTurned) onTurned(!blocked);
      else await revalidate();
    });
  return { busy, turn, label: t(blocked ? 'follows.unblock' : 'follows.block') };
}
