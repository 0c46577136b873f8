import { Late, lazyPart } from '../../../lib/late.tsx';
import type { HideDialogProps } from './HideDialog.tsx';

const HideDialog = lazyPart(
  () => import('./HideDialog.tsx'),
  (m) => m.HideDialog,
  ['follows'],
);

/** The dialog that mutes or blocks a member; its code comes when somebody is named. */
export function HideMember(props: HideDialogProps) {
  return (
    <Late wanted={props.target !== null} onFailed={props.onClose}>
      <HideDialog {...props} />
    </Late>
  );
}
