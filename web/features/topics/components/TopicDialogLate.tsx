import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { TopicDialogProps } from './TopicDialog.tsx';

const Opened = drawn(part({ for: 'pressed', load: () => import('./TopicDialog.tsx') }), (m) => m.TopicDialog);

/** A topic's form, whose code comes when it is opened first. */
export function TopicDialogLate(props: TopicDialogProps) {
  return <Opened onFailed={props.onClose} {...props} />;
}
