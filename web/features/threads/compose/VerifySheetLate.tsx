import { Late, lazyPart } from '../../../lib/late.tsx';
import type { VerifySheetProps } from './VerifySheet.tsx';

const VerifySheet = lazyPart(
  () => import('./VerifySheet.tsx'),
  (m) => m.VerifySheet,
  ['threads'],
);

/** The sheet that verifies an address on the way out of a first post; its code comes when it is first opened. */
export const VerifySheetLate = (props: VerifySheetProps) => (
  <Late wanted={props.open} onFailed={() => props.onEnd(false)}>
    <VerifySheet {...props} />
  </Late>
);
