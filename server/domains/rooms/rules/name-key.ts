import { folded } from '../../../../contract/primitives/folded.ts';

/** The form under which a group's name is unique: case, accents and blanks don't distinguish names (R-CHT-026). */
export const nameKey = (name: string): string => folded(name).replaceAll(/\s+/g, '');
