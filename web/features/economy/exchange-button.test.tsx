import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { ExchangeForm } from './components/ExchangeForm.tsx';
import type { Exchange } from './use-exchange.ts';

const open = { show_xcoin: 1, change_status: 1, max_xcoin: 10, xcoinrate: 300 };
const exchange = { typed: '1', order: null, askAction: '/do/ask' } as Exchange;

/** The exchange's button as the server draws it for a member with so much XGold. */
const button = (xglodCount: number): string => {
  const html = rendered(<ExchangeForm info={{ ...open, xglodCount } as never} exchange={exchange} />);
  return /<button[^>]*formaction="\/do\/ask".*?<\/button>/i.exec(html)![0];
};

test('looks off and says what is missing while there is not enough for one, before there is script too', () => {
  expect(button(100)).toMatch(/aria-disabled="true".*>Exchange 1 XCoin · 200 XGold missing</);
  expect(button(300)).toMatch(/^(?!.*aria-disabled).*>Exchange 1 XCoin</);
});
