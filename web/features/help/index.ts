export { HelpSearch } from './HelpSearch.tsx';
export { helpParts } from './questions.ts';
