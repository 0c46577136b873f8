import type { IconName } from '../design/icon-names.ts';

/** The groups of the operators' console, in their order. */
export const consoleGroups = [
  { name: 'waits', text: 'operators.groups.waits' },
  { name: 'people', text: 'operators.groups.people' },
  { name: 'content', text: 'operators.groups.content' },
  { name: 'money', text: 'operators.groups.money' },
  { name: 'words', text: 'operators.groups.words' },
  { name: 'settings', text: 'operators.groups.settings' },
] as const;

export type ConsoleGroup = (typeof consoleGroups)[number]['name'];

/** A page of the operators' console, declared by the feature whose things it shows. */
export interface ConsolePage {
  /** The group that it stands in. */
  group: ConsoleGroup;
  /** Its place in the group. */
  order: number;
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
  /** It is needed day by day and stands in the row of every page, as all do where something waits. */
  daily?: true;
}
