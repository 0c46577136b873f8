import { expect, test } from 'vitest';
import type {
  AdminAnnouncement,
  AdminCampaign,
  AdminReadOnly,
} from '../../../contract/domains/announcements/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { AnnouncementForm } from './console/AnnouncementForm.tsx';
import { AnnouncementsOffice } from './console/AnnouncementsOffice.tsx';
import { CampaignForm } from './console/CampaignForm.tsx';
import { CampaignsOffice } from './console/CampaignsOffice.tsx';
import { ReadOnlyOffice } from './console/ReadOnlyOffice.tsx';
import { SwitchesOffice } from './console/SwitchesOffice.tsx';

const words = {
  ...{ title_en: 'Sunday', title_fr: 'Dimanche', title_hi: '', text_en: '', text_fr: '', text_hi: '' },
  ...{ english_will_do: 0 as const, url: '' },
};
const announcement: AdminAnnouncement = {
  ...words,
  ...{ id: 4, version: 3, state: 'draft', kind: 'announcement', place: 'top', countries: [], languages: [] },
  ...{
    aid: 0,
    picture: null,
    from: 0,
    to: 0,
    priority: 100,
    dismissible: 1,
    dismissed: { count: 0, few: 0 },
    missing: ['hi'],
  },
};
const few = { count: 0, few: 1 } as const;
const campaign: AdminCampaign = {
  ...words,
  ...{ id: 6, version: 2, state: 'draft', channel: 'push', countries: [], languages: [], here_days: 30 },
  ...{ joined_days: 0, creators: 0, at: 0, sent: few, opened: few, left_out: few, waiting: few, missing: ['hi'] },
};
const around = { country: 'ng', viewer: member } as const;

test('an announcement in which a language is missing can’t be planned, and says which', () => {
  const html = rendered(<AnnouncementForm announcement={announcement} />, around);
  expect(html).toContain('/do/announcements.save?id=4&amp;version=3');
  expect(html).toMatch(/disabled[^>]*>(?:<[^>]+>)*Missing: हिन्दी/);
  const whole = { ...announcement, title_hi: 'रविवार' };
  const planned = rendered(<AnnouncementForm announcement={whole} />, around);
  expect(planned).toContain('/do/announcements.plan?id=4&amp;version=3');
  expect(planned).not.toContain('Missing');
});

test('before script all three languages are there to be written', () => {
  const html = rendered(<AnnouncementForm />, around);
  for (const name of ['title_en', 'title_fr', 'title_hi', 'text_en', 'text_fr', 'text_hi'])
    expect(html).toContain(`name="${name}@announcement"`);
});

test('what isn’t over is ended after a question, what is over stays', () => {
  const at = '/operator/announcements?ask=end&id=4';
  expect(rendered(<AnnouncementsOffice list={[announcement]} />, { ...around, at })).toContain(
    '/do/announcements.end?id=4',
  );
  const over = rendered(<AnnouncementsOffice list={[{ ...announcement, state: 'over' }]} />, { ...around, at });
  expect(over).not.toContain('/do/announcements.end');
});

test('a campaign says how many get it, and its button says so too', () => {
  const audience = { receivers: { count: 4120, few: 0 }, switched_off: few } as const;
  const whole = { ...campaign, title_hi: 'रविवार' };
  const html = rendered(<CampaignForm campaign={whole} audience={audience} />, around);
  expect(html).toContain('4,120 people get it.');
  expect(html).toContain('Under 5 people');
  expect(html).toContain('Plan for 4,120 people');
  expect(html).toContain('6 of the 45 characters that a phone shows');
  expect(html).toContain('/do/announcements.plan-campaign?id=6&amp;version=2&amp;_of=plan');
});

test('a campaign that no one would get can’t be planned', () => {
  const none = { count: 0, few: 0 } as const;
  const whole = { ...campaign, title_hi: 'रविवार' };
  const html = rendered(<CampaignForm campaign={whole} audience={{ receivers: none, switched_off: few }} />, around);
  expect(html).toMatch(/disabled[^>]*>(?:<[^>]+>)*No one gets it/);
});

test('a campaign says how many wait for the end of their quiet hours', () => {
  const list = (waiting: AdminCampaign['waiting']) =>
    rendered(<CampaignsOffice list={[{ ...campaign, state: 'sending', waiting }]} />, {
      ...around,
      at: '/operator/campaigns',
    });
  expect(list({ count: 12, few: 0 })).toContain('Waiting for the end of quiet hours: 12 people');
  expect(list({ count: 0, few: 0 })).not.toContain('Waiting for');
});

test('a banner is shown with its photo before it is planned', () => {
  const picture = { aid: 9, url: '/attachment/9', colour: '#008080', width: 960, height: 320, widths: [320, 960] };
  const banner = { ...announcement, kind: 'banner' as const, aid: 9, picture };
  const html = rendered(<AnnouncementForm announcement={banner} />, around);
  expect(html).toMatch(/note-info[^>]*>.*<img[^>]*src="[^"]*9[^"]*320/);
});

test('a campaign is stopped after a question', () => {
  const at = '/operator/campaigns?ask=stop&id=6';
  const html = rendered(<CampaignsOffice list={[{ ...campaign, state: 'sending' }]} />, { ...around, at });
  expect(html).toContain('/do/announcements.stop-campaign?id=6');
});

test('a switch is changed with its reason, in the version that was seen', () => {
  const row = {
    name: 'contests.open',
    label: 'Contests',
    mode: 'some',
    countries: [188],
    share: 20,
    version: 5,
  } as const;
  const list = [{ ...row, countries: [...row.countries] }];
  const html = rendered(<SwitchesOffice list={list} />, { ...around, at: '/operator/switches?change=contests.open' });
  expect(html).toContain('20 % of members');
  expect(html).toContain('/do/announcements.save-switch?version=5');
  expect(html).toContain('name="reason@switch"');
});

test('read-only mode asks before it begins, and says what people will notice', () => {
  const mode = { on: 0, note_en: '', note_fr: '', note_hi: '', until: 0, version: 1 } as const;
  const calm = rendered(<ReadOnlyOffice mode={mode} />, { ...around, at: '/operator/read-only' });
  expect(calm).not.toContain('/do/announcements.set-read-only');
  const asked = rendered(<ReadOnlyOffice mode={mode} />, { ...around, at: '/operator/read-only?ask=close' });
  expect(asked).toContain('/do/announcements.set-read-only?on=1&amp;version=1');
  expect(asked).toContain('Everyone stops writing within a second.');
  expect(
    rendered(<ReadOnlyOffice mode={{ ...mode, on: 1 }} />, { ...around, at: '/operator/read-only?ask=open' }),
  ).toContain('/do/announcements.set-read-only?on=0');
});

test('a note that is missing in a language says so before it stands on pages', () => {
  const mode = { on: 1, note_en: 'We move.', note_fr: '', note_hi: '', until: 0, version: 1 } as const;
  const dialog = (notes: Partial<AdminReadOnly>) =>
    rendered(<ReadOnlyOffice mode={{ ...mode, ...notes }} />, { ...around, at: '/operator/read-only?ask=close' });
  expect(dialog({})).toContain('Missing: Français, हिन्दी. Those readers see another language.');
  expect(dialog({ note_fr: 'Bientôt.', note_hi: 'जल्द।' })).not.toContain('Missing');
  expect(dialog({ note_en: '' })).not.toContain('Missing');
});
