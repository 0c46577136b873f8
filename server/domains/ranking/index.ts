export { placeOf } from './sql/places.ts';
export { pointsOf, ranksOfMonth } from './sql/points.ts';
