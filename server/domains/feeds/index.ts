export { everywhere } from './listeners/score.ts';
export { heatScore } from './rules/heat.ts';
