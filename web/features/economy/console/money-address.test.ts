import { describe, expect, test } from 'vitest';
import { statementPage } from '../../../../contract/domains/economy/shapes.ts';
import { addressWith, amountIn, moneyAsked, moveDraft } from './money-address.ts';

describe('the address of a member’s money', () => {
  test('names whose, which currency and which reason', () => {
    const asked = moneyAsked(new URLSearchParams('who= ada &currency=xcoin&reason=check_in&after=120'));
    expect(asked).toEqual({ who: 'ada', currency: 'xcoin', reason: 'check_in', after: '120' });
    expect(moneyAsked(new URL(statementPage(7), 'https://forum.example').searchParams).who).toBe('7');
    expect(moneyAsked(new URLSearchParams('currency=gems'))).toEqual({
      ...{ who: '', currency: 'xgold', reason: '', after: undefined },
    });
  });

  test('holds what is to be moved beside it', () => {
    const draft = moveDraft(new URLSearchParams('currency=xgold&of=xcoin&way=take&amount=5&shown=a&why=b&ask=1'));
    expect(draft).toEqual({ way: 'take', currency: 'xcoin', amount: '5', shown: 'a', reason: 'b', asking: true });
    expect(moveDraft(new URLSearchParams('way=send&ask=yes'))).toMatchObject({ way: 'give', asking: false });
  });

  test('changes in parts', () => {
    const search = new URLSearchParams('state=done&approve=7');
    expect(addressWith(search, { approve: '' })).toBe('?state=done');
    expect(addressWith(search, { approve: '', refuse: '8' })).toBe('?state=done&refuse=8');
  });
});

test.each([
  ['1', 1],
  [' 20000 ', 20_000],
  ['100000000', 100_000_000],
  ['100000001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['many', undefined],
  ['', undefined],
])('“%s” is the amount %s', (typed, amount) => expect(amountIn(typed)).toBe(amount));
