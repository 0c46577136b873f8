export { HelpSearch } from './HelpSearch.tsx';
export { OurSums } from './OurSums.tsx';
export { helpParts } from './questions.ts';
