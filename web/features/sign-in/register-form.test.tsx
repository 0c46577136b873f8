import { expect, test } from 'vitest';
import { countryOfCode } from '../../../contract/primitives/countries.ts';
import { rendered } from '../../testing/rendered.tsx';
import { RegisterForm } from './index.ts';
import { emptyRegistration, type FieldFaults, type RegisterValues } from './registration.ts';

const nothing = () => undefined;
const image = { src: '/picture.png', question: undefined, onNew: nothing, onOther: nothing };

/** The form's markup. */
const drawn = (way: RegisterValues['way'], errors: FieldFaults = {}, required?: string) =>
  rendered(
    <RegisterForm
      values={{ ...emptyRegistration(countryOfCode('ng')!), way }}
      onChange={nothing}
      onLeave={nothing}
      onSubmit={nothing}
      errors={errors}
      required={required}
      busy={false}
      complete={false}
      image={image}
    />,
    { country: 'ng' },
  );
const typedIn = (html: string) =>
  [...html.matchAll(/<input(?![^>]*type="(?:hidden|checkbox)")[^>]* name="(\w+)"/g)].map(([, name]) => name);

test.each(['phone', 'email'] as const)('by %s four fields are typed in, the picture’s code last', (way) => {
  expect(typedIn(drawn(way))).toEqual([way, 'username', 'password', 'imageCode']);
});

test('the password is typed once, and a button shows it', () => {
  const html = drawn('email');
  expect(html.match(/type="password"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Show password"');
});

test('what is wrong is said once, at its field, to which the browser goes before there is script', () => {
  const html = drawn('email', { email: 'Email ID is invalid.' });
  expect(html.split('Email ID is invalid.')).toHaveLength(2);
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*aria-invalid="true")(?=[^>]*autofocus)/i);
  expect(html).not.toContain('note-error');
});

test('R-REG-018 the sentence on required items stands under the button', () => {
  const html = drawn('email', {}, 'Fill them all.');
  expect(html.indexOf('Fill them all.')).toBeGreaterThan(html.indexOf('type="submit"'));
});
