import type { Break } from './deliberate-breaks.ts';

/** Breaches of the rules on texts, by texts that the product has. */
export const textBreaks: Break[] = [
  {
    title: 'a screen asks for a text that nobody wrote',
    file: 'web/features/threads/lost.tsx',
    text: `export const Lost = ({ t }) => <p>{t('shell.nobodyWroteThis')}</p>;`,
    says: /lost\.tsx:1 {2}asks for the text shell\.nobodyWroteThis/,
  },
  {
    title: 'a mail asks for one in either of two cases',
    file: 'server/platform/mail.ts',
    text: `export const said = (texts, late) => texts.translate(late ? 'proof.newEmail' : 'proof.nobodyWroteThis');`,
    says: /mail\.ts:1 {2}asks for the text proof\.nobodyWroteThis/,
  },
  {
    title: 'a button doesn’t say that something is being done',
    file: 'web/features/threads/send.tsx',
    text: `export const Send = ({ t }) => <Button busyLabel={t('proof.newEmail')} />;`,
    says: /shows proof\.newEmail while something is being done, without … in hi/,
  },
  {
    title: 'a dialog’s title breaks within “e-mail”',
    file: 'web/features/threads/ask.tsx',
    text: `export const Ask = ({ t }) => <Dialog title={t('proof.newEmail')} />;`,
    says: /has the title proof\.newEmail, which breaks/,
  },
  {
    title: 'a heading breaks within “e-mail”',
    file: 'web/features/threads/ask.tsx',
    text: `export const Ask = ({ t }) => <h2>{t('proof.newEmail')}</h2>;`,
    says: /has the title proof\.newEmail, which breaks/,
  },
];
