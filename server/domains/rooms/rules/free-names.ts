import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';

/** Names that are offered in place of one that is taken. */
const offered = 2;

/** What a taken name may become: itself with a number from 2 on, within its longest. */
export function namesLike(name: string): string[] {
  const words = name.replace(/ \d{1,2}$/, '');
  return [2, 3, 4, 5, 6, 7, 8, 9].map((number) => {
    const end = ` ${number}`;
    return `${[...words]
      .slice(0, roomLimits.nameMax - end.length)
      .join('')
      .trimEnd()}${end}`;
  });
}

/** The first of them that are free. */
export const freeAmong = (names: readonly string[], isTaken: (name: string) => boolean): string[] =>
  names.filter((name) => !isTaken(name)).slice(0, offered);
