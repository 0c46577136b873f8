import { Late, lazyPart } from '../../../lib/late.tsx';
import type { TopicDialogProps } from './TopicDialog.tsx';

const Opened = lazyPart(
  () => import('./TopicDialog.tsx'),
  (m) => m.TopicDialog,
);

/** A topic's form, whose code comes when it is opened first. */
export function TopicDialogLate(props: TopicDialogProps) {
  return (
    <Late wanted onFailed={props.onClose}>
      <Opened {...props} />
    </Late>
  );
}
