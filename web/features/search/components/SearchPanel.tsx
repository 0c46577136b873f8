import '../../../design/sheets/search.css';
import { askedOf } from '../search-address.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { SearchedBefore } from './SearchedBefore.tsx';
import { SuggestionList } from './SuggestionList.tsx';

const anything = askedOf(new URLSearchParams());

/** What the header's box offers: what begins as it is typed, and what was searched for before. */
export function SearchPanel({ typed, onTaken }: { typed: string; onTaken: (words: string) => void }) {
  const found = useSuggestions(typed);
  return (
    <>
      {typed.trim() !== '' && <SuggestionList asked={anything} typed={typed} found={found} onTaken={onTaken} />}
      <SearchedBefore />
    </>
  );
}
