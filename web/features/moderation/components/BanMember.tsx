import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { BanDialogProps } from './BanDialog.tsx';

const BanDialog = drawn(part({ for: 'pressed', load: () => import('./BanDialog.tsx') }), (m) => m.BanDialog);

/** The dialog that bans a member or sets them free; its code and its texts come when somebody is named. */
export function BanMember(props: BanDialogProps) {
  return <BanDialog wanted={props.target !== null} onFailed={props.onClose} {...props} />;
}
