import type { CallName } from '../../contract/calls.ts';
import type { CallWire } from './wire.ts';

/** The calls that the modules loaded so far name: `vite/calls.ts` has each module enter its own. */
export const wires: Partial<Record<CallName, CallWire>> = {};

/** How a call is made. */
export function wireOf(name: CallName): CallWire {
  const wire = wires[name];
  if (!wire) throw new Error(`no module that is loaded names the call ${name}`);
  return wire;
}
