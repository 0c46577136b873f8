import { defineSwitch, type FeatureSwitch } from '../../platform/switches.ts';

/** The draw's pages; tickets are counted all the same, and winners give their addresses. */
export const drawSwitch = defineSwitch('draw', 'page', 'on');

export const drawSwitches: readonly FeatureSwitch[] = [drawSwitch];
