import { lazyPart } from '../../../lib/late.tsx';
import { wideModule } from '../../../lib/wide-window.ts';

/** Phones have no column beside a thread, and nothing of it. */
const besideCode = wideModule(() => import('./Beside.tsx'));
export const Plate = lazyPart(besideCode, (m) => m.Plate);
export const MoreBeside = lazyPart(besideCode, (m) => m.MoreBeside);
