import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { MarkedWords } from './components/Marked.tsx';
import { SuggestionList } from './components/SuggestionList.tsx';
import { askedOf } from './search-address.ts';
import { afterStep } from './use-options.ts';

const anything = askedOf(new URLSearchParams());

test('the search for what was typed stands first, also where nothing was offered', () => {
  const html = rendered(<SuggestionList asked={anything} typed=" souk " found={null} onTaken={() => undefined} />);
  expect(html.match(/role="option"/g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*href="[^"]*\/search\?type=1&amp;q=souk"[^>]*>.*Search for “souk”/);
});

test('a thread is offered by its title, and the same search not twice', () => {
  const found = {
    words: [
      { q: 'Souk', asked: 1 as const },
      { q: 'souks', asked: 0 as const },
    ],
    threads: [{ tid: 1030, subject: 'Le souk sous les lanternes', replies: 2 }],
    ...{ topics: [], boards: [], users: [] },
  };
  const html = rendered(<SuggestionList asked={anything} typed="souk" found={found} onTaken={() => undefined} />);
  expect(html.match(/role="option"/g)).toHaveLength(3);
  expect(html).toMatch(/\/forum\/15443\/1030".*<mark>souk<\/mark>.*Thread, 2 replies/);
});

test('a board is offered with its own drawing', () => {
  const boards = [{ typeid: 5, name: 'Kitchen and market', icon: 'utensils' as const }];
  const found = { words: [], threads: [], topics: [], boards, users: [] };
  const html = rendered(<SuggestionList asked={anything} typed="kitch" found={found} onTaken={() => undefined} />);
  expect(html).toMatch(/#utensils".*<mark>Kitch<\/mark><span>en and market/);
});

test('the beginnings of words that were typed are marked, whatever their case and accents', () => {
  const marked = (text: string, typed: string) =>
    rendered(<MarkedWords text={text} typed={typed} />).match(/(?<=<mark>)[^<]*/g);
  expect(marked('Le souk sous les lanternes', 'souk lan')).toEqual(['souk', 'lan']);
  expect(marked('Éclairs légers', 'eclairs leg')).toEqual(['Éclairs', 'lég']);
  expect(marked('किताबों की दुकान', 'किता')).toEqual(['किता']);
  expect(marked('हिन्दी की दुकान', 'हिंद')).toEqual(['हिन्दी']);
  expect(marked('أَحمد الجديد', 'احمد')).toEqual(['أَحمد']);
  expect(marked('Nothing of it', 'hing')).toBeNull();
});

test('arrow keys lead around, past the field itself', () => {
  expect([afterStep(-1, 1, 3), afterStep(2, 1, 3), afterStep(-1, -1, 3), afterStep(0, -1, 3)]).toEqual([0, -1, 2, -1]);
});
