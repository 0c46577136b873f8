import { Button, type ButtonKind } from '../../../design/Button.tsx';
import { MenuButton } from '../../../design/Menu.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type BlockTarget, useBlock } from '../use-block.ts';

interface BlockButtonProps {
  target: BlockTarget;
  kind: ButtonKind;
  /** Shows what changed; without it the page is asked for anew. */
  onTurned?: (blocked: boolean) => void;
}

/** Blocks a member, or unblocks them. Needs the texts of `follows`. */
export function BlockButton({ target, kind, onTurned }: BlockButtonProps) {
  const t = useT();
  const { busy, turn, label } = useBlock(target, onTurned);
  return (
    <Button kind={kind} icon="ban" className="scripted" busy={busy && t('follows.working')} onClick={turn}>
      {label}
    </Button>
  );
}

/** The same in a menu. */
export function BlockItem({ target }: { target: BlockTarget }) {
  const { turn, label } = useBlock(target);
  return (
    <MenuButton icon="ban" onClick={turn}>
      {label}
    </MenuButton>
  );
}
