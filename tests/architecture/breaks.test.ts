import { describe, expect, test } from 'vitest';
import { migrationBreaks, statementBreaks } from './database-breaks.ts';
import {
  addressBreaks,
  type Break,
  broken,
  importBreaks,
  journeyBreaks,
  patternBreaks,
  shapeBreaks,
  sizeBreaks,
} from './deliberate-breaks.ts';
import { floorBreaks } from './floor-breaks.ts';
import { nameBreaks } from './name-breaks.ts';
import { rules } from './rules.ts';
import { sampleRanks, soundHouse } from './sound-house.ts';
import { textBreaks } from './text-breaks.ts';
import { traitWallBreaks } from './trait-wall-breaks.ts';
import { describeBreaches, type Tree } from './tree.ts';

function look(tree: Tree): string {
  return describeBreaches(Object.values(rules).flatMap((find) => find(tree, sampleRanks)));
}

describe('the architecture test sees a break', () => {
  test('and says nothing of a sound house', () => {
    expect(look(new Map(Object.entries(soundHouse)))).toBe('');
  });

  const breaks: Break[] = [
    ...importBreaks,
    ...floorBreaks,
    ...shapeBreaks,
    ...sizeBreaks,
    ...patternBreaks,
    ...addressBreaks,
    ...journeyBreaks,
    ...statementBreaks,
    ...migrationBreaks,
    ...nameBreaks,
    ...textBreaks,
    ...traitWallBreaks,
  ];
  test.each(breaks)('$title', (item) => {
    const page = look(broken(item));
    expect(page).toMatch(item.says);
    expect(page).toMatch(/\n {4}-> \w+/);
  });
});
