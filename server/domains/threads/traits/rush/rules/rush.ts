interface Rush {
  rush_every: number;
  rush_floors: readonly number[];
}

/** Whether a floor wins; children of replies stand on none. */
export function isRushWinner({ rush_every, rush_floors }: Rush, floor: number | null): boolean {
  if (floor === null || floor < 1) return false;
  return (rush_every > 0 && floor % rush_every === 0) || rush_floors.includes(floor);
}
