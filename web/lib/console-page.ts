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
  /** Pages below it keep it marked. */
  below?: true;
}
