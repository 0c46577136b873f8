export { saveMedal } from './actions/save-medal.ts';
