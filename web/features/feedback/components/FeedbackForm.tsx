import type { ChangeEvent } from 'react';
import { feedbackCategories, feedbackLimits } from '../../../../contract/domains/feedback/limits.ts';
import { pictureLimits } from '../../../../contract/domains/media/limits.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { Field, TextArea, TextInput } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Category, useFeedback } from '../use-feedback.ts';

const { messageMax, contactMax } = feedbackLimits;

/**
 * Sends a message to the operators. What was typed stays until it has arrived. A page that is nothing but this form has
 * its name above the card.
 */
export function FeedbackForm({ headed = false }: { headed?: boolean }) {
  const t = useT();
  const title = headed ? t('feedback.title') : undefined;
  const form = useFeedback();
  if (form.thanks) {
    return (
      <Card title={title}>
        <div role="status">
          <Note tone="success">{form.thanks}</Note>
        </div>
        <Button kind="outline" className="mt-3" onClick={form.again}>
          {t('feedback.another')}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <NeedsScript>{t('feedback.needsScript')}</NeedsScript>
      <form className="flex flex-col gap-4" onSubmit={form.send} noValidate>
        <Words form={form} />
        <Screenshot form={form} />
        {form.error && <Note tone="error">{form.error}</Note>}
        <Button type="submit" icon="send" busy={form.busy && t('shell.sending')}>
          {t('feedback.send')}
        </Button>
      </form>
    </Card>
  );
}

type Form = ReturnType<typeof useFeedback>;

/** The browser's own file control speaks the browser's language; the name of what was chosen stands beside ours. */
function Screenshot({ form: { screenshot, attach } }: { form: Form }) {
  const t = useT();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    attach(target.files?.[0] ?? null);
    // Otherwise a file that was removed couldn't be chosen again.
    target.value = '';
  };
  return (
    <Field label={t('feedback.screenshot')} hint={t('feedback.screenshotHint')}>
      {(tie) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <label className="btn btn-outline btn-small focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
            <Icon name="camera" />
            {t('feedback.choose')}
            <EarlyInput
              {...tie}
              type="file"
              accept={pictureLimits.types.join(',')}
              className="sr-only"
              onChange={choose}
            />
          </label>
          {screenshot && (
            <span className="flex min-w-0 items-center gap-1 text-sm">
              <span className="truncate" dir="auto">
                {screenshot.name}
              </span>
              <IconButton
                icon="x"
                label={t('feedback.removePicture', { file: screenshot.name })}
                onClick={() => attach(null)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function Words({ form: { typed, change, issues } }: { form: Form }) {
  const t = useT();
  const viewer = useSession();
  return (
    <>
      <Select
        label={t('feedback.about')}
        value={typed.category}
        onChange={(event) => change({ category: event.target.value as Category })}
      >
        {feedbackCategories.map((category) => (
          <option key={category} value={category}>
            {t(`feedback.category.${category}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('feedback.message')}
        hint={t('feedback.messageHint')}
        error={issues.message}
        value={typed.message}
        maxLength={messageMax}
        onChange={(event) => change({ message: event.target.value })}
      />
      {!viewer && (
        <TextInput
          label={t('feedback.contact')}
          hint={t('feedback.contactHint')}
          error={issues.contact}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          maxLength={contactMax}
          value={typed.contact}
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
    </>
  );
}
