import type { IconName } from '../design/icon-names.ts';

/** A page of the operators' console, declared by the feature whose things it shows. */
export interface ConsolePage {
  /** The router's path, without the locale. */
  to: string;
  /** Text id of its name. */
  text: string;
  icon: IconName;
  /** What is counted beside its name: one of those that the domains' manifests count. */
  waiting?: string;
  /** It stays marked on the pages below it. */
  below?: true;
  /** Moderators have it too; all others are operators' alone. */
  moderators?: true;
}
