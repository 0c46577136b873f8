import { Late, lazyPart } from '../../../lib/late.tsx';
import type { TargetPickerProps } from './TargetPicker.tsx';

const Picker = lazyPart(
  () => import('./TargetPicker.tsx'),
  (m) => m.TargetPicker,
);

/** The picker, whose code comes when it is opened first. */
export function TargetPickerLate(props: TargetPickerProps) {
  return (
    <Late wanted={props.open} onFailed={props.onClose}>
      <Picker {...props} />
    </Late>
  );
}
