import { lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';

/** Phones have no column beside a thread, and nothing of it. */
const besideCode = lazyModule(() => import('./Beside.tsx'));
export const Plate = lazyPart(besideCode, (m) => m.Plate);
export const MoreBeside = lazyPart(besideCode, (m) => m.MoreBeside);
