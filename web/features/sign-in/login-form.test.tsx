import type { FormEvent, KeyboardEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../design/Button.tsx';
import { TextInput } from '../../design/fields.tsx';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { rendered } from '../../testing/rendered.tsx';
import { OwnPasswordInput } from '../members/index.ts';
import { LoginForm } from './index.ts';

const filled = { username: 'somebody', password: 'secret', remember: true };

/** The form with these values, and what it sent. */
async function formWith(values: Partial<typeof filled>) {
  const onSubmit = vi.fn();
  const props = { values: { ...filled, ...values }, onChange: vi.fn(), onSubmit, busy: false };
  return { onSubmit, ...(await mounted(() => LoginForm(props))) };
}

const enter = () => ({ key: 'Enter', nativeEvent: {}, preventDefault: vi.fn() }) as unknown as KeyboardEvent<never>;

describe('the form to log in', () => {
  test.each([
    ['', '', true],
    ['somebody', '', true],
    ['', 'secret', true],
    ['somebody', 'secret', false],
  ])('R-SES-016 with “%s” and “%s” has its button off: %s', async (username, password, off) => {
    const { now } = await formWith({ username, password });
    expect(givenTo(now(), Button).map(({ type, disabled }) => [type, disabled])).toEqual([['submit', off]]);
  });

  test('R-SES-017 takes twenty characters of a password', () => {
    expect(rendered(<OwnPasswordInput />)).toMatch(/<input[^>]* maxLength="20"/);
    const form = <LoginForm values={filled} onChange={() => {}} onSubmit={() => {}} busy={false} />;
    expect(rendered(form).match(/<input[^>]* name="password"[^>]*>/)?.[0]).toContain('maxLength="20"');
  });

  test('R-SES-018 is sent by Enter: by the browser where both are filled, else what is missing is asked for', async () => {
    const whole = await formWith({});
    const fieldsOf = (drawn: unknown) => [...givenTo(drawn, TextInput), ...givenTo(drawn, OwnPasswordInput)];
    // The browser presses the button that sends, so that no field may take the key.
    expect(fieldsOf(whole.now()).map(({ onKeyDown }) => onKeyDown)).toEqual([undefined, undefined]);
    const event = { preventDefault: vi.fn() } as unknown as FormEvent<HTMLFormElement>;
    await whole.act((drawn) => givenTo(drawn, 'form')[0]!.onSubmit!(event as never));
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(whole.onSubmit).toHaveBeenCalledOnce();
    const empty = await formWith({ password: '' });
    for (const { onKeyDown } of fieldsOf(empty.now())) onKeyDown!(enter());
    expect(empty.onSubmit).toHaveBeenCalledTimes(2);
  });
});
