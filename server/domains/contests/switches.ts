import { defineSwitch, type FeatureSwitch } from '../../platform/switches.ts';

/** Contests for everybody; the boards themselves stay open, and operators prepare what is still to come. */
export const contestsSwitch = defineSwitch('contests', 'page', 'on');

export const contestsSwitches: readonly FeatureSwitch[] = [contestsSwitch];
