import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { HideDialogProps } from './HideDialog.tsx';

const HideDialog = drawn(part({ for: 'pressed', load: () => import('./HideDialog.tsx') }), (m) => m.HideDialog);

/** The dialog that mutes or blocks a member; its code comes when somebody is named. */
export function HideMember(props: HideDialogProps) {
  return <HideDialog wanted={props.target !== null} onFailed={props.onClose} {...props} />;
}
