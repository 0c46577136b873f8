import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { TargetPickerProps } from './TargetPicker.tsx';

const Picker = drawn(part({ for: 'pressed', load: () => import('./TargetPicker.tsx') }), (m) => m.TargetPicker);

/** The picker, whose code comes when it is opened first. */
export function TargetPickerLate(props: TargetPickerProps) {
  return <Picker wanted={props.open} onFailed={props.onClose} {...props} />;
}
