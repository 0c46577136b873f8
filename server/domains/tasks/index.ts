export { saveMedal } from './actions/save-medal.ts';
export { countDeeds } from './listeners/count-deeds.ts';
