import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import { roundAt, timeOfRound } from '../beacon/port.ts';
import type { DrawRow } from '../sql/draws.ts';

type Named = Pick<DrawRow, 'round' | 'chain_genesis' | 'chain_period'>;

/**
 * The round that decides a list that was frozen at a moment: the one that was named, while the list is shown before it is
 * known; else the first that comes as long after the freezing as one is named after the close.
 */
export function roundAfter({ round, chain_genesis: genesis, chain_period: period }: Named, frozen: number): number {
  if (round === 0 || period === 0) return round;
  const chain = { genesis, period };
  if (timeOfRound(chain, round) >= frozen + drawLimits.beaconAhead) return round;
  return roundAt(chain, frozen + drawLimits.beaconAfter);
}
