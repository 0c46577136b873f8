import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { AskedEmail } from './components/AskedEmail.tsx';
import type { EmailState } from './email.ts';

const why = 'Your phone number isn’t verified by text message.';
const shown = (state: Partial<EmailState>, email = ''): string =>
  rendered(
    <AskedEmail
      state={{ email: '', phoneVerified: 0, ...state } as EmailState}
      email={email}
      onEmail={() => {}}
      onEnter={() => {}}
    />,
  );

test('says why an e-mail is asked for only where neither a phone nor an address speaks for the member', () => {
  expect(shown({})).toContain(why);
  expect(shown({ phoneVerified: 1 })).not.toContain(why);
  expect(shown({ email: 'ada@example.org' })).not.toContain(why);
});

test('says why no code can be sent yet while the field is empty', () => {
  expect(shown({})).toMatch(/class="hint"/);
  expect(shown({}, 'ada@example.org')).not.toMatch(/class="hint"/);
});
