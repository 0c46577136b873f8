import type { SignalData, SignalName } from '../../contract/signals.ts';
import type { IconName } from '../design/icon-names.ts';

/** Signals that carry a number. */
type CountingSignal = { [S in SignalName]: SignalData<S> extends { num: number } ? S : never }[SignalName];

/** A member's way to what is counted for them, in the header of every page. */
export interface HeaderMark {
  /** Its place among the others. */
  order: number;
  to: string;
  icon: IconName;
  /** Text id of its name with its `count`, `<domain>.in-shell.<name>`. */
  text: string;
  signal: CountingSignal;
  /** On phones a page's title leaves room for it, where the page has no actions. */
  besideTitle?: true;
  /** On wide windows it opens the chats beside the page. */
  opensBeside?: true;
}
