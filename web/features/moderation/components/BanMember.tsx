import { Late, lazyPart } from '../../../lib/late.tsx';
import type { BanDialogProps } from './BanDialog.tsx';

const BanDialog = lazyPart(
  () => import('./BanDialog.tsx'),
  (m) => m.BanDialog,
);

/** The dialog that bans a member or sets them free; its code and its texts come when somebody is named. */
export function BanMember(props: BanDialogProps) {
  return (
    <Late wanted={props.target !== null} onFailed={props.onClose}>
      <BanDialog {...props} />
    </Late>
  );
}
