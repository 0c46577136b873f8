import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { bugLimits, bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { plainPostText } from '../../../../contract/primitives/post-text.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { FieldError, TextArea, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showToast } from '../../../design/toasts.ts';
import { bugPath } from '../../../lib/bug-path.ts';
import { directionOf } from '../../../lib/direction.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { ThreadPage } from '../../threads/index.ts';
import { queuePath } from '../console-address.ts';
import { useSimilar } from '../use-similar.ts';

type Thread = ThreadPage['thread'];

/** A report whose answer is being written, and what our team knows of it. */
export interface AnswerScene {
  thread: Pick<Thread, 'tid' | 'subject' | 'message' | 'author'> & { bug: NonNullable<Thread['bug']> };
  email: string;
  saved: DataOf<Calls['bugs.saved-answers']>['list'];
  history: DataOf<Calls['bugs.history']>['list'];
}

const choices = [
  { name: 'collected', status: bugStatuses.collected },
  { name: 'pleaseAdd', status: bugStatuses.pleaseAdd },
  { name: 'replied', status: bugStatuses.replied },
  { name: 'solved', status: bugStatuses.solved },
] as const;

const begun = { status: String(bugStatuses.replied), message: '', solved_in: '', duplicate_of: '' };

/** Status and words in one act; it says who is notified. */
function useAnswer({ tid }: { tid: number }) {
  const t = useT();
  return useConsoleForm({
    ...{ does: 'bugs.status', part: 'answer', about: { tid }, closeTo: queuePath },
    first: () => begun,
    act: async ({ draft, key }) => {
      const { message, solved_in } = draft;
      const duplicate_of = Number(draft.duplicate_of) || 0;
      const status = Number(draft.status);
      const sent = { tid, status, message, format: 'plain', solved_in, duplicate_of } as const;
      const { data } = await call('bugs.status', sent, { idempotencyKey: key });
      return t('bugs.answer.done', { count: data.notified });
    },
  });
}

type Form = ReturnType<typeof useAnswer>;

export function AnswerDialog({ thread, email, saved, history }: AnswerScene) {
  const t = useT();
  const { tid, bug } = thread;
  const form = useAnswer({ tid });
  const asks = form.draft.status === String(bugStatuses.pleaseAdd);
  const joins = form.draft.duplicate_of.trim() !== '';
  return (
    <AskedDialog
      title={thread.subject}
      word={t(joins ? 'bugs.answer.join' : asks ? 'bugs.answer.ask' : 'bugs.answer.send')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <Report thread={thread} email={email} />
        <Statuses form={form} />
        <TextArea
          label={t('bugs.answer.words')}
          hint={t('bugs.answer.notified', { name: thread.author, count: bug.same })}
          {...form.field('message')}
          maxLength={postLimits.messageMax}
          rows={3}
          dir="auto"
        />
        <SavedAnswers form={form} saved={saved} />
        {form.draft.status === String(bugStatuses.solved) && (
          <TextInput
            label={t('bugs.answer.solvedIn')}
            hint={t('bugs.answer.solvedInHint')}
            {...form.line('solved_in', bugLimits.valueMax)}
            dir="auto"
          />
        )}
        <Joining form={form} thread={thread} />
        <History history={history} />
      </div>
    </AskedDialog>
  );
}

/** What was reported, in short, with the way to all of it. */
function Report({ thread, email }: Pick<AnswerScene, 'thread' | 'email'>) {
  const t = useT();
  const { bug, author, message, tid } = thread;
  const facts = [bug.device_model, bug.build_number, bug.probability].filter(Boolean).join(', ');
  const words = plainPostText(message);
  return (
    <div className="quiet text-sm">
      <p className="line-clamp-6" dir={directionOf(words)}>
        <b>{author}</b>
        {facts !== '' && `, ${facts}`}. {words}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link to={bugPath(tid)} className="tap link min-h-9">
          {t('bugs.answer.whole')}
        </Link>
        {email !== '' && (
          <a href={`mailto:${email}`} className="tap link min-h-9" dir="ltr">
            {email}
          </a>
        )}
      </p>
    </div>
  );
}

function Statuses({ form }: { form: Form }) {
  const t = useT();
  const { error, ...field } = form.field('status');
  return (
    <fieldset className="min-w-0">
      <legend className="form-label mb-1.5">{t('bugs.answer.status')}</legend>
      <div className="bug-picks">
        {choices.map(({ name, status }) => (
          <label key={status}>
            <EarlyInput
              {...field}
              type="radio"
              className="sr-only"
              value={String(status)}
              checked={form.draft.status === String(status)}
            />
            <span>{t(`threads.bug.status.${name}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

/** Answers that our team has saved: one is put into the field, and what stands there can be saved under a name. */
function SavedAnswers({ form, saved }: { form: Form; saved: AnswerScene['saved'] }) {
  const t = useT();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(0);
  const [name, setName] = useState('');
  const use = (id: number) => {
    setChosen(id);
    const answer = saved.find((each) => each.id === id);
    if (answer) form.change({ message: plainPostText(answer.message), status: String(answer.status) });
  };
  const save = () =>
    void run(async () => {
      await call('bugs.save-answer', { name, message: form.draft.message, status: Number(form.draft.status) });
      setName('');
      showToast({ text: t('bugs.answer.saved') });
      await revalidate();
    });
  const drop = () =>
    void run(async () => {
      await call('bugs.delete-answer', { id: chosen });
      setChosen(0);
      await revalidate();
    });
  return (
    <details className="scripted">
      <summary className="tap link min-h-11 text-sm">{t('bugs.answer.useSaved')}</summary>
      <div className="flex flex-col gap-3 pt-1">
        {saved.length > 0 && (
          <Select
            label={t('bugs.answer.savedOnes')}
            value={chosen}
            onChange={(event) => use(Number(event.target.value))}
          >
            <option value="0">{t('bugs.answer.chooseSaved')}</option>
            {saved.map((answer) => (
              <option key={answer.id} value={answer.id}>
                {answer.name}
              </option>
            ))}
          </Select>
        )}
        {chosen > 0 && (
          <Button kind="outline" small className="self-start" disabled={busy} onClick={drop}>
            {t('bugs.answer.deleteSaved')}
          </Button>
        )}
        <TextInput
          label={t('bugs.answer.saveAs')}
          value={name}
          maxLength={60}
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
        <Button kind="quiet" small className="self-start" disabled={busy || name.trim() === ''} onClick={save}>
          {t('bugs.answer.save')}
        </Button>
      </div>
    </details>
  );
}

/** Joins a report with an older one, whose number is typed or chosen of those like it; or takes it out again. */
function Joining({ form, thread }: { form: Form } & Pick<AnswerScene, 'thread'>) {
  const t = useT();
  const { bug, tid, subject } = thread;
  const [open, setOpen] = useState(form.draft.duplicate_of !== '');
  const similar = useSimilar(open ? subject : '').filter((report) => report.tid !== tid);
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  if (bug.duplicate_of)
    return (
      <div className="quiet flex flex-wrap items-center gap-3 text-sm">
        <p className="min-w-0 flex-1">
          {t('bugs.note.joined')}: <Link to={bugPath(bug.duplicate_of.tid)}>{bug.duplicate_of.subject}</Link>
        </p>
        <FormButton
          className="btn btn-outline btn-small"
          action={formAction('bugs.separate', { tid })}
          disabled={busy}
          onClick={() =>
            void run(async () => {
              await call('bugs.separate', { tid });
              showToast({ text: t('bugs.said.separate') });
              await revalidate();
            })
          }
        >
          {t('bugs.answer.separate')}
        </FormButton>
      </div>
    );
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap link min-h-11 text-sm">
        <Icon name="git-merge" size="s" />
        {t('bugs.answer.joins')}
      </summary>
      <div className="flex flex-col gap-2 pt-1">
        <TextInput
          label={t('bugs.answer.olderNumber')}
          hint={t('bugs.answer.joinHint')}
          {...form.line('duplicate_of', 15)}
          inputMode="numeric"
        />
        {similar.map((report) => (
          <Button
            key={report.tid}
            kind={form.draft.duplicate_of === String(report.tid) ? 'quiet' : 'outline'}
            small
            className="justify-start"
            onClick={() => form.change({ duplicate_of: String(report.tid) })}
          >
            <span className="truncate" dir={directionOf(report.subject)}>
              {report.subject}
            </span>{' '}
            <span className="text-ink-3">{t('bugs.sameCount', { count: report.same })}</span>
          </Button>
        ))}
      </div>
    </details>
  );
}

function History({ history }: Pick<AnswerScene, 'history'>) {
  const t = useT();
  if (history.length === 0) return null;
  return (
    <details>
      <summary className="tap link min-h-11 text-sm">{t('bugs.answer.history', { count: history.length })}</summary>
      <ul className="flex flex-col gap-1 text-sm text-ink-2">
        {history.map((row) => (
          <li key={row.id}>
            <b>{row.by.username}</b>: {row.act === 'answer' ? row.status_text : t(`bugs.answer.act.${row.act}`)}{' '}
            {row.solved_in !== '' && `${row.solved_in} `}
            <Moment at={row.dateline} className="text-xs text-ink-3" />
          </li>
        ))}
      </ul>
    </details>
  );
}
