/** Figures of the operators' console. */
export const operatorLimits = {
  /** Rows of a list; the next begin after the last one's key. */
  rows: 20,
  queryMax: 100,
  /** Members offered while one is typed. */
  suggestedMembers: 6,
  /** What names a member in a field, at the longest. */
  memberMax: 64,
  reasonMax: 500,
  /** Where the counts of what waits stop. */
  countedTo: 100,
  settingMax: 20_000,
} as const;

/** By what a member is looked for; `phone_clash` finds those of whom two have one phone number. */
export const searchFields = ['name', 'uid', 'email', 'phone', 'phone_clash'] as const;
/** Offices that an operator gives; 0 takes one away. */
export const offices = [0, 1, 2, 3] as const;

/** Parts of the machine whose state operators see. */
export const machineStates = [
  'jobs',
  'readers',
  'ledger',
  'checks',
  'backup',
  'drill',
  'disk',
  'database',
  'version',
  'start',
] as const;
export type MachineState = (typeof machineStates)[number];
/** In what a state is measured. */
export const stateUnits = ['none', 'jobs', 'events', 'faults', 'bytes'] as const;
