import { feedbackCategories, feedbackLimits } from '../../../../contract/domains/feedback/limits.ts';
import { Button } from '../../../design/Button.tsx';
import { Select } from '../../../design/choices.tsx';
import { Field, TextArea, TextInput } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { NeedsScript } from '../../../design/states.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Category, useFeedback } from '../use-feedback.ts';

const { messageMax, contactMax } = feedbackLimits;

/** Tells the operators something. What was typed stays until it has arrived. */
export function FeedbackForm() {
  const t = useT();
  const form = useFeedback();
  if (form.thanks) {
    return (
      <Card title={t('feedback.title')}>
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
    <Card title={t('feedback.title')}>
      <NeedsScript>{t('feedback.needsScript')}</NeedsScript>
      <form className="flex flex-col gap-4" onSubmit={form.send} noValidate>
        <Words form={form} />
        <Field label={t('feedback.screenshot')} hint={t('feedback.screenshotHint')}>
          {(tie) => (
            <input
              {...tie}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif"
              className="min-h-11 w-full py-2 text-sm"
              onChange={(event) => form.attach(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {form.error && <Note tone="error">{form.error}</Note>}
        <Button type="submit" icon="send" busy={form.busy && t('feedback.sending')}>
          {t('feedback.send')}
        </Button>
      </form>
    </Card>
  );
}

function Words({ form: { typed, change, issues } }: { form: ReturnType<typeof useFeedback> }) {
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
          type="email"
          autoComplete="email"
          maxLength={contactMax}
          value={typed.contact}
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
    </>
  );
}
