import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import type { VerifySheetProps } from './VerifySheet.tsx';

const VerifySheet = drawn(part({ for: 'pressed', load: () => import('./VerifySheet.tsx') }), (m) => m.VerifySheet);

/** The sheet that verifies an address on the way out of a first post; its code comes when it is first opened. */
export const VerifySheetLate = (props: VerifySheetProps) => (
  <VerifySheet wanted={props.open} onFailed={() => props.onEnd(false)} {...props} />
);
