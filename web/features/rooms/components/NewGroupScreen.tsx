import type { FormEvent } from 'react';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { joinOptions, roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { FieldError, TextArea } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useScripted } from '../../../lib/use-scripted.ts';
import { Column, Frame } from '../../../shell/layouts/Frame.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { NewGroupRead } from '../read-new-group.ts';
import { newGroupPath } from '../room-path.ts';
import { type NewGroupState, newGroupPart, useNewGroup } from '../use-new-group.ts';
import { NameField } from './NameField.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { RoomPhoto } from './RoomPhoto.tsx';

/** Makes a group: its name, first message, way of joining, and who is in it. */
export function NewGroupScreen(read: NewGroupRead) {
  const t = useT();
  const group = useNewGroup(read);
  const title = t('rooms.new');
  const ofThreads = 'threadGroup' in read.home;
  return (
    <Frame head={{ title, back: '/message' }} tabBar columns="one">
      <PageMeta title={title} hidden />
      <Column className="room-wide">
        <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
        <div className="main room-new">
          <div className="main min-w-0">
            <About group={group} ofThreads={ofThreads} />
            {ofThreads ? <Note icon="users">{t('rooms.ofThreads')}</Note> : <Who group={group} read={read} />}
          </div>
          <Create group={group} ofThreads={ofThreads} />
        </div>
      </Column>
    </Frame>
  );
}

function About({ group, ofThreads }: { group: NewGroupState; ofThreads: boolean }) {
  const t = useT();
  const { form, name, setName, text, setText, aid, setAid, joinOption, setJoinOption } = group;
  const stop = (event: FormEvent) => event.preventDefault();
  return (
    <section className="card">
      <form className="flex flex-col gap-4" onSubmit={stop} noValidate>
        <RoomPhoto aid={aid} picture="" onChange={setAid} />
        <NameField
          name={form.fieldOf('name')}
          value={name}
          error={form.issues.name}
          taken={form.taken}
          onChange={(typed) => {
            setName(typed);
            form.clear();
          }}
        />
        <div className="scripted">
          <TextArea
            label={t('rooms.firstMessage')}
            hint={t('rooms.firstHint')}
            value={text}
            maxLength={messageLimits.textMax}
            rows={2}
            dir="auto"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {!ofThreads && (
          <fieldset className="flex min-w-0 flex-col">
            <legend className="form-label">{t('rooms.joining')}</legend>
            {[...joinOptions].reverse().map((option) => (
              <label key={option} className="tap min-h-13">
                <EarlyInput
                  type="radio"
                  className="radio"
                  form={pageForm}
                  name={form.fieldOf('joinOption')}
                  value={option}
                  checked={option === joinOption}
                  onChange={() => setJoinOption(option)}
                />
                <span className="min-w-0 flex-1">
                  <b className="block text-md">{t(`rooms.joining.${option}`)}</b>
                  <span className="hint block">{t(`rooms.joinHint.${option}`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </form>
    </section>
  );
}

function Who({ group: { form, people }, read }: { group: NewGroupState; read: NewGroupRead }) {
  const t = useT();
  const count = people.chosen.length + 1;
  return (
    <section className="card" aria-label={t('rooms.who')}>
      <div className="card-head">
        <h2>{t('rooms.who')}</h2>
        <span className="scripted ms-auto text-sm text-ink-2">
          {t('rooms.whoCount', { count, max: roomLimits.membersMax })}
        </span>
      </div>
      {form.issues.members && <FieldError>{form.issues.members}</FieldError>}
      <PeoplePicker people={people} action={newGroupPath()} stays={read.home} part={newGroupPart} />
    </section>
  );
}

/** The one act of the page: beside the form on wide windows, below it on phones. */
function Create({ group: { form, people, action, send }, ofThreads }: { group: NewGroupState; ofThreads: boolean }) {
  const t = useT();
  const scripted = useScripted();
  const isAlone = scripted && !ofThreads && people.chosen.length + 1 < roomLimits.membersMin;
  return (
    <div className="card room-create">
      {form.error && <Note tone="error">{form.error}</Note>}
      <p role="status" className="text-sm text-ink-2">
        {isAlone && t('rooms.alone')}
      </p>
      <FormButton
        className="btn btn-primary btn-wide"
        action={action}
        disabled={isAlone}
        busy={form.busy && t('rooms.creating')}
        onClick={send}
      >
        {t('rooms.create')}
      </FormButton>
    </div>
  );
}
