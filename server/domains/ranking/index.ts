export { placeOf } from './sql/places.ts';
export { ranksOfMonth } from './sql/points.ts';
