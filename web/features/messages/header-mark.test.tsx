import { expect, test } from 'vitest';
import { Header } from '../../shell/Header.tsx';
import { MarkLink } from '../../shell/HeaderMarks.tsx';
import { member, rendered } from '../../testing/rendered.tsx';
import { messagesHeaderMark } from './header-mark.ts';

test('R-CHT-003 a member’s header has a chat icon with the number of unread messages, 99+ above 99', () => {
  const header = rendered(<Header />, { country: 'ng', viewer: member });
  expect(header).toMatch(/<a [^>]*href="\/ng\/message"/);
  expect(header).toContain('messages-square');
  expect(rendered(<Header />)).not.toContain('/message');
  const shown = (count: number) => rendered(<MarkLink mark={messagesHeaderMark} count={count} />, { viewer: member });
  expect(shown(0)).not.toContain('badge');
  expect(shown(99)).toMatch(/class="badge"[^>]*>99</);
  expect(shown(128)).toMatch(/class="badge"[^>]*>99\+</);
  expect(shown(128)).toContain('aria-label="Chat, 128 unread"');
});
