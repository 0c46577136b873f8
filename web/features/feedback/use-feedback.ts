import { type FormEvent, useState } from 'react';
import { type feedbackCategories, feedbackLimits } from '../../../contract/domains/feedback/limits.ts';
import { isRefusal } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { needsLogin, showFailure } from '../../lib/show-failure.ts';
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
  const [busy, setBusy] = useState(false);
  const [thanks, setThanks] = useState<string>();
  const [error, setError] = useState<string>();
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
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
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const min = feedbackLimits.messageMin;
    if (typed.message.trim().length < min) return setIssues({ message: t('feedback.short', { min }) });
    setIssues({});
    setBusy(true);
    try {
      arrived(await sendFeedback(typed, screenshot, key));
    } catch (failure) {
      if (needsLogin(failure) || !isRefusal(failure)) return showFailure(failure);
      setIssues(Object.fromEntries(failure.issues.map(({ field, message }) => [field, message])));
      setError(failure.msg);
    } finally {
      setBusy(false);
    }
  };
  return { typed, change, screenshot, attach, send, busy, error, issues, thanks, again: () => setThanks(undefined) };
}
