export { placeOf } from './sql/places.ts';
export { countriesOfPoints, pointsOf, ranksOfMonth } from './sql/points.ts';
