import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { MessageText } from './components/MessageText.tsx';

const text = 'Look: https://a.example/<b>"onx=1 {:Default_1:}';

test('an address in a bubble leads on, says that nobody vouches for it, and holds nothing but itself', () => {
  const html = rendered(<MessageText text={text} links />);
  expect(html).toContain(
    'Look: <a href="https://a.example/" rel="nofollow noopener ugc">https://a.example/</a>&lt;b&gt;',
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<img');
});

test('in a row that leads to its chat it is words', () => {
  expect(rendered(<MessageText text={text} />)).not.toContain('<a ');
});
