export { type SearchData, SearchScreen } from './components/SearchScreen.tsx';
export { hotWords, search } from './queries.ts';
export { type Asked, askedOf } from './search-address.ts';
