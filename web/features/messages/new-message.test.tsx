import { expect, test } from 'vitest';
import { member, rendered } from '../../testing/rendered.tsx';
import { NewMessage } from './components/NewMessage.tsx';

const asks = (at: string, country: 'ng' | 'ci' | 'in') =>
  rendered(<NewMessage q="" list={[]} />, { at, country, viewer: member });

test.each([
  ['ng', 'Who do you want to send this thread to?', 'Who do you want to write to?'],
  ['ci', 'À qui voulez-vous envoyer cette discussion', 'À qui voulez-vous écrire'],
  ['in', 'यह पोस्ट किसे भेजना चाहते हैं?', 'आप किसे लिखना चाहते हैं?'],
] as const)('who shares a thread in a chat is asked whom to send it to, in %s', (country, sends, writes) => {
  expect(asks('/message/new?share=/forum/188/1041', country)).toContain(sends);
  for (const at of ['/message/new', '/message/new?share=https://example.org/forum/188/1041'])
    expect(asks(at, country)).toContain(writes);
});
