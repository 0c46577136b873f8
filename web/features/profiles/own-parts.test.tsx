import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { AccountCard, MeMenu, QuickLinks, Wallet } from './components/OwnParts.tsx';
import type { Counters } from './queries.ts';
import { menuPages } from './ucenter-pages.ts';

const drawn = (part: Parameters<typeof rendered>[0]) => rendered(part, { country: 'ng', viewer: member });
const linksIn = (html: string) =>
  [...html.matchAll(/href="\/ng(\/(?:ucenter|xstore|task|medalcenter|photos|dreamFund)[^"]*)"/g)].map(([, to]) => to);

test('what one has stands in one place, which leads to the exchange and the wallet, and no other part of the profile does', () => {
  const wallet = drawn(<Wallet counters={{ xglodCount: 12_480, xcoinCount: 6 } as Counters} />);
  expect(wallet).toContain('12,480');
  expect(wallet.match(/<section/g)).toHaveLength(1);
  expect(new Set(linksIn(wallet))).toEqual(new Set(['/ucenter/exchange', '/ucenter/wallet']));
  for (const Part of [QuickLinks, AccountCard]) {
    const links = linksIn(drawn(<Part />));
    expect(links.filter((to) => /exchange|wallet/.test(to!))).toEqual([]);
    expect(links.length).toBeLessThanOrEqual(5);
  }
});

test('every page of the member’s area is a step away in the gear’s menu', () => {
  expect(linksIn(drawn(<MeMenu />))).toEqual(expect.arrayContaining(menuPages().map(({ to }) => to)));
});
