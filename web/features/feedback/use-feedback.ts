import { type FormEvent, useState } from 'react';
import { type feedbackCategories, feedbackLimits } from '../../../contract/domains/feedback/limits.ts';
import { type Act, useAct } from '../../api/use-act.ts';
import { randomString } from '../../lib/random.ts';
import { useT } from '../../texts/texts.tsx';
import { sendFeedback } from './send.ts';

export type Category = (typeof feedbackCategories)[number];

const blank = { category: 'problem' as Category, message: '', contact: '', page: '' };

/** What is typed into the form, until it has arrived; the same words sent again arrive once. */
export function useFeedback() {
  const t = useT();
  const [typed, setTyped] = useState(blank);
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [key, setKey] = useState(randomString);
  const { busy, error, issues, refusal, run, clear } = useAct();
  const [short, setShort] = useState(false);
  const [thanks, setThanks] = useState<string>();
  const change = (fields: Partial<typeof blank>) => {
    setTyped({ ...typed, ...fields });
    setKey(randomString());
  };
  const attach = (file: File | null) => {
    setScreenshot(file);
    setKey(randomString());
  };
  const arrived = (words: string) => {
    setThanks(words);
    setTyped(blank);
    attach(null);
  };
  const min = feedbackLimits.messageMin;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isShort = typed.message.trim().length < min;
    setShort(isShort);
    if (isShort) return clear();
    void run(async () => arrived(await sendFeedback(typed, screenshot, key)));
  };
  const isAboutContact = refusal === 'accounts.email_invalid';
  const refused: Act['issues'] = isAboutContact && error ? { contact: error } : issues;
  return {
    ...{ typed, change, screenshot, attach, send, busy, thanks },
    error: isAboutContact ? undefined : error,
    issues: short ? { message: t('feedback.short', { min }) } : refused,
    again: () => setThanks(undefined),
  };
}
