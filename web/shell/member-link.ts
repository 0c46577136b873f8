import type { IconName } from '../design/icon-names.ts';

/** A way from a member to something about them, on a page that shows who they are. */
export interface MemberLink {
  /** Its place among the others. */
  order: number;
  /** Text id of its name; one that the feature's own catalogue holds is `<domain>.in-<place>.<name>`. */
  text: string;
  icon: IconName;
  to(uid: number): string;
  /** On wide windows it opens a chat beside the page. */
  opensBeside?: true;
}

/** On the console's page about a member. */
export interface ConsoleLink extends MemberLink {
  /** Nobody has it about themselves. */
  others?: true;
}
