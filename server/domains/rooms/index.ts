export { noteInGroup, noteInPair, takeNumber } from './sql/numbers.ts';
export {
  countBegun,
  insertPair,
  lockBeginning,
  lockPair,
  type PairPlace,
  placeIn,
  placeWith,
} from './sql/pairs.ts';
export {
  countPinned,
  type GroupPlace,
  groupPlaceOf,
  groupPlacesOf,
  headsOf,
  inGroup,
  lockPinning,
  lockPlaces,
  lockSender,
  nameCardsOf,
  peersOf,
  placesIn,
  setApproved,
  setHidden,
  setMuted,
  setPinned,
  setRead,
  setRequest,
  takeDownPin,
} from './sql/places.ts';
export { roomTag } from './tags.ts';
