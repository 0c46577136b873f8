import { defineSwitch, type FeatureSwitch } from '../../platform/switches.ts';

/** Applications to become a creator, and appeals; one that waits is answered, changed and withdrawn. */
export const applicationsSwitch = defineSwitch('creator', 'applications', 'on');

export const creatorSwitches: readonly FeatureSwitch[] = [applicationsSwitch];
