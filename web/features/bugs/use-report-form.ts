import { type FormEvent, useEffect, useState } from 'react';
import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../design/toasts.ts';
import { bugPath } from '../../lib/bug-path.ts';
import { onEnter } from '../../lib/enter-key.ts';
import { useOnline } from '../../lib/online.ts';
import { randomString } from '../../lib/random.ts';
import { writtenAs } from '../../lib/written-day.ts';
import { Waits } from '../../offline/queue/from-page.ts';
import { useNavigate } from '../../router/hooks.ts';
import { useLocale } from '../../router/locale.ts';
import { openJoin } from '../../session/dialogs.ts';
import { refusedFields } from '../../session/refused-form.ts';
import { useRootData, useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import type { OwnPhoto } from '../threads/index.ts';
import { type ReportDraft, storedReport, storeReport } from './report-draft.ts';
import { changeReport, filesOf, sendReport } from './send-report.ts';
import { lastMomentOf } from './status-line.ts';
import { stepOf, type Typed, wrongIn } from './typed-report.ts';

/** A report as it stands, to be changed. */
export interface EditedReport {
  tid: number;
  typed: Typed;
  photos: readonly OwnPhoto[];
}

/** The ending of its fields' names in the page's form. */
const part = 'bug';
export const fieldOf = (name: string): string => `${name}@${part}`;

/** Refusals that are about one field. */
const fieldOfRefusal: Readonly<Record<string, string>> = {
  'threads.subject_empty': 'subject',
  'threads.subject_too_long': 'subject',
  'threads.message_empty': 'message',
  'threads.message_too_short': 'message',
  'threads.message_too_long': 'message',
  'threads.too_many_pictures': 'photos',
  'media.unknown_picture': 'photos',
};

const issuesIn = (failed: {
  name: string | undefined;
  msg: string | undefined;
  issues: Readonly<Record<string, string>>;
}) => {
  const field = fieldOfRefusal[failed.name ?? ''];
  return field && failed.msg ? { ...failed.issues, [field]: failed.msg } : failed.issues;
};

/** What was typed before a form without script was refused, over what stood there. */
const typedBefore = (fields: Readonly<Record<string, string>>, begun: Typed): Typed => ({
  ...begun,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.endsWith(`@${part}`) ? [[name.slice(0, -part.length - 1), value]] : [],
    ),
  ),
});

/** A report being written in three steps, or changed; before there is script it is one long form. */
export function useReportForm(
  variables: readonly FormVariable[],
  edited: EditedReport | null,
  email: string,
  onWaits?: () => void,
) {
  const { said } = useRootData();
  const name = edited ? 'bugs.change' : 'bugs.report';
  const sent = said?.call === name ? said : undefined;
  const act = useAct();
  const draft = useDraft(edited, sent ? typedBefore(sent.fields, begun(edited, email)) : begun(edited, email), !sent);
  const { typed, photos, step } = draft;
  const finish = useFinish(edited, draft, onWaits);
  const checks = useChecks(typed, photos, variables);
  const refused = act.refusal
    ? { name: act.refusal, msg: act.error ?? act.words, issues: act.issues }
    : { name: sent?.refused?.name, msg: sent?.refused?.msg, issues: refusedFields(sent?.refused) };
  const issues = { ...issuesIn(refused), ...checks.issues };
  const write = async () => {
    const written = { typed, photos, variables };
    if (edited) await changeReport(edited.tid, written);
    try {
      finish(edited ? { tid: edited.tid } : await sendReport(written, draft.key));
    } catch (error) {
      if (!(error instanceof Waits)) throw error;
      finish(null);
    }
  };
  const send = (): void => {
    const first = checks.look();
    if (first !== null) draft.goTo(stepOf(first));
    else void act.run(write, write);
  };
  const member = useSession() !== null;
  const sendOrJoin = (event?: FormEvent): void => {
    event?.preventDefault();
    if (member) send();
    else openJoin({ act: 'post' }, () => send());
  };
  /** The next step, where this one has what it needs. */
  const next = (): void => {
    if (checks.look(step) === null && step < 3) draft.goTo((step + 1) as 2 | 3);
  };
  return {
    ...{ typed, photos, step, issues, busy: act.busy, next, send: sendOrJoin },
    change: draft.change,
    changePhotos: draft.changePhotos,
    goTo: draft.goTo,
    /** In a field of one line the enter key goes on, and presses none of the page's other buttons. */
    onKeyDown: onEnter(() => (step < 3 ? next() : sendOrJoin())),
    action: formAction(name, {
      ...(edited && { tid: edited.tid }),
      ...{ _of: part, _to: edited ? '../detail{tid}' : 'detail{tid}' },
      ...(photos.length > 0 && { aids: photos.flatMap(({ aid }) => aid ?? []).join(',') }),
    }),
    error: Object.keys(issues).length > 0 ? undefined : refused.msg,
  };
}

const begun = (edited: EditedReport | null, email: string): Typed => edited?.typed ?? { type: 'bug', email };

/** What is typed, in which step, stored as long as it isn't sent. */
function useDraft(edited: EditedReport | null, first: Typed, takesStored: boolean) {
  const uid = useSession()?.uid ?? 0;
  const [now, setNow] = useState<ReportDraft>(() => ({ typed: first, step: 1, key: '', photos: edited?.photos ?? [] }));
  const [isLooked, setLooked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is looked at once, when the form opens
  useEffect(() => {
    const stored = edited || !takesStored ? null : storedReport(uid);
    setNow((begun) =>
      stored
        ? { ...stored, typed: { ...stored.typed, ...typedSince(begun.typed, first) } }
        : { ...begun, key: begun.key || randomString() },
    );
    setLooked(true);
  }, []);
  useEffect(() => {
    if (isLooked && !edited) storeReport(uid, now);
  }, [now, isLooked, edited, uid]);
  return {
    ...now,
    change: (fields: Typed) => setNow((before) => ({ ...before, typed: { ...before.typed, ...fields } })),
    changePhotos: (change: (photos: readonly OwnPhoto[]) => readonly OwnPhoto[]) =>
      setNow((before) => ({ ...before, photos: change(before.photos) })),
    goTo: (step: 1 | 2 | 3) => {
      setNow((before) => ({ ...before, step }));
      scrollTo({ top: 0 });
    },
    clear: () => {
      setLooked(false);
      storeReport(uid, null);
    },
  };
}

/** What was typed before the stored draft was there. */
const typedSince = (now: Typed, first: Typed): Typed =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== (first[name] ?? '')));

/** What is wrong before it is sent; said from the first try on, and no longer once it is mended. */
function useChecks(typed: Typed, photos: readonly OwnPhoto[], variables: readonly FormVariable[]) {
  const t = useT();
  const online = useOnline();
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const wrong = new Map(wrongIn(typed, variables));
  // What can't go up without a connection goes out with the report.
  if (online && filesOf(photos).length > 0) wrong.set('photos', { text: 'bugs.wrong.photos' });
  const issues = Object.fromEntries(
    [...wrong].flatMap(([name, { text, values }]) => (looked.has(name) ? [[name, t(text, values)]] : [])),
  );
  return {
    issues,
    /** The first field that is wrong, of one step or of all; null for none. */
    look: (step?: number): string | null => {
      const names = [...wrong.keys()].filter((name) => step === undefined || stepOf(name) === step);
      setLooked((before) => new Set([...before, ...names]));
      return names[0] ?? null;
    },
  };
}

/** Says that a report is sent, or waits, and leads to where it stands. */
function useFinish(edited: EditedReport | null, draft: { clear: () => void }, onWaits?: () => void) {
  const t = useT();
  const navigate = useNavigate();
  const { zone } = useRootData();
  const { language } = useLocale();
  const by = (due: number) => ({
    weekday: writtenAs(lastMomentOf(due), zone, language, { weekday: 'long' }),
    day: writtenAs(lastMomentOf(due), zone, language, { day: 'numeric', month: 'long' }),
  });
  /** The list may not be to be had: then it is seen above the form, and what is said last is that it is saved. */
  const wait = async (): Promise<void> => {
    onWaits?.();
    scrollTo({ top: 0 });
    await navigate('/buglist', { replace: true });
    showToast({ text: t('bugs.offlineSaved') });
  };
  return (done: { tid: number; due?: number; held?: 0 | 1 } | null): void => {
    draft.clear();
    if (done === null) return void wait();
    if (edited) showToast({ text: t('bugs.said.change') });
    else if (done.held === 1 || !done.due) showToast({ text: t('bugs.said.report', { held: done.held ?? 0 }) });
    else showToast({ text: t('bugs.sent', by(done.due)) });
    void navigate(bugPath(done.tid), { replace: true });
  };
}
