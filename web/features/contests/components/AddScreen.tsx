import { useId } from 'react';
import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { photoLimits } from '../../../../contract/domains/threads/kinds/photo/limits.ts';
import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/choices.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { sendsForm } from '../../../design/FormButton.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { needing } from '../add-state.ts';
import type { CategoryRow } from '../queries.ts';
import { type AddAsked, fieldOf, useAddForm } from '../use-add-form.ts';
import { AddPhotoRow } from './AddPhotoRow.tsx';
import { ShownFacts } from './ShownFacts.tsx';

interface AddScreenProps {
  asked: AddAsked;
  contest: ContestShape | null;
  categories: readonly CategoryRow[];
}

type Added = ReturnType<typeof useAddForm>;

/** Photos for a board: picked, sent each by itself while the words are written, and published. */
export function AddScreen({ asked, contest, categories }: AddScreenProps) {
  const t = useT();
  const form = useAddForm(asked);
  const isDream = asked.fid === boardFids.dream;
  return (
    <form className="flex flex-col gap-2 sm:gap-3" onSubmit={form.send} noValidate>
      <h1 className="sr-only">{t(isDream ? 'contests.dream.tell' : 'contests.photos.add')}</h1>
      <NeedsScript>{t('contests.add.needsScript')}</NeedsScript>
      <Photos form={form} />
      <section className="card flex flex-col gap-4">
        <Words form={form} isDream={isDream} />
        {categories.length > 0 && (
          <Category form={form} list={contest?.categories.length ? contest.categories : categories} />
        )}
        <div className="scripted">
          <ShownFacts photos={form.photos} shown={form.written.shown} onChange={form.show} />
        </div>
        {contest && (
          <Checkbox
            className="min-h-12"
            checked={form.written.enters}
            onChange={({ target }) => form.change({ enters: target.checked })}
          >
            {t('contests.add.enter')} <b dir="auto">{contest.title}</b>
          </Checkbox>
        )}
        <Agreed form={form} asked={asked} isDream={isDream} />
        {form.error && <Note tone="error">{form.error}</Note>}
      </section>
      <Foot form={form} />
    </form>
  );
}

/** A row a photo, and the way to more. */
function Photos({ form: { photos, room, controller } }: { form: Added }) {
  const t = useT();
  const field = useId();
  return (
    <section className="card card-flush scripted">
      <ul>
        {photos.map((photo) => (
          <AddPhotoRow
            key={photo.key}
            photo={photo}
            onRetry={() => controller.retry(photo.key)}
            onRemove={() => controller.remove(photo.key)}
          />
        ))}
      </ul>
      {room > 0 && (
        <label className="tap min-h-14 px-4 focus-within:outline-3 focus-within:outline-focus" htmlFor={field}>
          <Icon name="image-plus" className="text-ink-3" />
          <span className="flex-1">
            {t(photos.length === 0 ? 'contests.add.choose' : 'contests.add.more')}
            <span className="hint block">{t('contests.add.upTo', { max: photoLimits.photosMax })}</span>
          </span>
          <EarlyInput
            id={field}
            type="file"
            className="sr-only"
            accept="image/*"
            multiple
            onChange={({ target }) => {
              controller.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
    </section>
  );
}

function Words({ form: { written, change, issues }, isDream }: { form: Added; isDream: boolean }) {
  const t = useT();
  return (
    <>
      <TextInput
        label={t('contests.add.title')}
        form={pageForm}
        name={fieldOf('subject')}
        value={written.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={issues.subject}
        maxLength={postLimits.subjectMax}
        dir="auto"
      />
      <TextArea
        label={t(isDream ? 'contests.add.dreamWords' : 'contests.add.words')}
        hint={t(isDream ? 'contests.add.dreamHint' : 'contests.add.wordsHint')}
        form={pageForm}
        name={fieldOf('message')}
        value={written.message}
        onChange={({ target }) => change({ message: target.value })}
        error={issues.message}
        maxLength={photoLimits.messageMax}
        rows={3}
        dir="auto"
      />
    </>
  );
}

function Category({
  form: { written, change, issues },
  list,
}: {
  form: Added;
  list: readonly { typeid: number; name: string }[];
}) {
  const t = useT();
  return (
    <fieldset className="min-w-0">
      <legend className="form-label">{t('contests.photos.category')}</legend>
      <div className="flex flex-wrap gap-2">
        {list.map(({ typeid, name }) => (
          <label
            key={typeid}
            className="chip has-checked:bg-primary-soft has-checked:text-primary-text focus-within:outline-3 focus-within:outline-focus"
          >
            <EarlyInput
              type="radio"
              className="sr-only"
              form={pageForm}
              name={fieldOf('typeid')}
              value={typeid}
              checked={written.typeid === typeid}
              onChange={() => change({ typeid })}
            />
            {name}
          </label>
        ))}
      </div>
      {issues.typeid && <p className="field-error">{issues.typeid}</p>}
    </fieldset>
  );
}

/** The agreement, for who hasn't said yes on the page before. */
function Agreed({ form, asked, isDream }: { form: Added; asked: AddAsked; isDream: boolean }) {
  const t = useT();
  if (asked.agreed) return null;
  const to = isDream
    ? '/dreamFund/agreement'
    : `/photos/agreement${asked.contest > 0 ? `?contest=${asked.contest}` : ''}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <Checkbox
        className="min-h-12"
        form={pageForm}
        name={fieldOf('agree')}
        value="1"
        checked={form.agrees}
        onChange={({ target }) => form.setAgrees(target.checked)}
      >
        {t('contests.agreement.yes')}
      </Checkbox>
      <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
        {t('contests.agreement.read')}
      </Link>
    </div>
  );
}

/** How many go out, and what holds the others. */
function Foot({ form: { photos, ready, waits, busy, action } }: { form: Added }) {
  const t = useT();
  const scripted = useScripted();
  const stuck = needing(photos);
  const says = stuck > 0 ? 'contests.add.someStuck' : waits > 0 ? 'contests.add.someWait' : 'contests.add.allReady';
  return (
    <div className="photo-foot">
      <p className="min-w-0 flex-1 text-sm text-ink-2" role="status">
        {photos.length > 0 && t(says, { ready: ready.length, all: photos.length, stuck, waits })}
      </p>
      <Button
        {...(scripted ? { type: 'submit' } : sendsForm(action))}
        disabled={scripted && ready.length === 0}
        busy={busy && t('contests.add.publishing')}
      >
        {ready.length > 1 ? t('contests.add.publishMany', { count: ready.length }) : t('contests.add.publish')}
      </Button>
    </div>
  );
}
