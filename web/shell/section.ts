import type { IconName } from '../design/icon-names.ts';

/** A part of the site in the left column of wide windows. */
export interface Section {
  /** Its place among the others. */
  order: number;
  to: `/${string}`;
  icon: IconName;
  /** Text id of its name, in the shell's catalogue. */
  text: string;
  /** Its things have pages of their own one step below it, on which it is marked too. */
  withPages?: true;
  /** The feature switch that it stands behind. */
  opens?: string;
}
