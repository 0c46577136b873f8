import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { AddressesScreen } from '../moderation/index.ts';
import { SettingsScreen } from './components/SettingsScreen.tsx';

const none = { list: [], next: '' };

test.each<[string, ReactElement]>([
  ['settings', <SettingsScreen key="settings" list={[]} />],
  ['addresses', <AddressesScreen key="addresses" uid="" bans={none} />],
])('the page of %s says without script that it needs some', (_, screen) => {
  expect(rendered(screen)).toMatch(/<noscript[^>]*>.*This form needs JavaScript/s);
});
