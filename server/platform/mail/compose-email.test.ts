import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { composeEmail } from './compose-email.ts';
import { sendMail } from './outbox.ts';
import { mailState } from './state.ts';

const { db } = await testDb();
const now = new Date('2026-03-01T12:00:00Z');
const parts = {
  locale: 'fr' as const,
  siteName: 'Baobab',
  title: 'Votre code',
  paragraphs: ['Bonjour <b>Awa</b> & Co'],
  code: '481516',
  button: { label: 'Ouvrir', url: 'https://forum.example/ma/forget/change#a"b' },
  notes: ['Pas vous ?'],
  unsubscribe: { label: 'Ne plus recevoir', url: 'https://forum.example/stop?k=1' },
};

test('an e-mail says the same as text and as markup, with the small print in the reader’s language', () => {
  const { text, html } = composeEmail(parts);
  for (const form of [text, html]) {
    for (const words of ['Votre code', '481516', 'Ouvrir', 'Pas vous ?', 'Ne plus recevoir', 'Baobab vous envoie'])
      expect(form).toContain(words);
  }
  expect(text).toContain('https://forum.example/ma/forget/change#a"b');
  expect(html).toContain('Si le bouton ne fait rien');
});

test('what members wrote never becomes markup', () => {
  const { html } = composeEmail(parts);
  expect(html).not.toContain('<b>');
  expect(html).not.toContain('#a"b');
  expect(html).toContain('Bonjour &#60;b&#62;Awa&#60;/b&#62; &#38; Co');
});

test('an e-mail waits, is late, is sent or refused for good, and unknown when it is stored no more', async () => {
  const mail = { to: 'awa@example.com', subject: 'Code', text: 'x', html: 'x', locale: 'fr' as const };
  const id = await sendMail(db, mail, now);
  const state = (seconds = 0) => mailState(db, id, new Date(now.getTime() + seconds * 1000));
  const set = (fields: object) => db.updateTable('platform.mail_outbox').set(fields).where('id', '=', id).execute();
  expect([await state(), await state(61)]).toEqual(['waiting', 'late']);
  await set({ attempts: 1 });
  expect(await state()).toBe('late');
  await set({ refused_at: now });
  expect(await state()).toBe('refused');
  await set({ refused_at: null, sent_at: now });
  expect(await state(3600)).toBe('sent');
  expect(await mailState(db, id + 1, now)).toBeUndefined();
});
