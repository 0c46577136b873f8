import { useEffect } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { bugLimits } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { quietly } from '../../../api/quietly.ts';
import { FieldError } from '../../../design/fields.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { loadReplyPhotos, PhotoPick, ReplyPhotos, useReplyPhotos } from '../../threads/index.ts';
import { takenFiles } from '../take-back-report.ts';
import { fieldOf } from '../use-report-form.ts';
import { AreaField, LineField } from './LineField.tsx';
import type { StepProps } from './SayStep.tsx';

/** The third step: what happens, how to see it, screenshots, and the address for our reply. */
export function ShowStep({ form }: StepProps) {
  const t = useT();
  const { typed, issues, change } = form;
  const have = [...(typed.message ?? '').trim()].length;
  return (
    <>
      <h2 className="heading text-xl">{t('bugs.show.title')}</h2>
      <AreaField
        id="bug-message"
        label={t('bugs.field.message')}
        hint={issues.message ? undefined : t('bugs.show.atLeast', { min: bugLimits.messageMin, have })}
        error={issues.message}
        form={pageForm}
        name={fieldOf('message')}
        value={typed.message ?? ''}
        maxLength={postLimits.messageMax}
        rows={3}
        dir="auto"
        onChange={(event) => change({ message: event.target.value })}
      />
      <div className="scripted">
        <AreaField
          id="bug-steps"
          label={
            <>
              {t('bugs.show.steps')} <span className="font-normal text-ink-3">{t('bugs.optional')}</span>
            </>
          }
          hint={t('bugs.show.stepsHint')}
          value={typed.steps ?? ''}
          maxLength={2000}
          rows={3}
          dir="auto"
          onChange={(event) => change({ steps: event.target.value })}
        />
        <Screenshots form={form} />
      </div>
      <LineField
        id="bug-email"
        label={t('bugs.field.email')}
        hint={t('bugs.show.emailHint')}
        error={issues.email}
        type="email"
        form={pageForm}
        name={fieldOf('email')}
        value={typed.email ?? ''}
        maxLength={bugLimits.rawValueMax}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={form.onKeyDown}
        onChange={(event) => change({ email: event.target.value })}
      />
    </>
  );
}

/** Screenshots go up while the rest is written; what can't now goes out with the report. */
function Screenshots({ form: { photos, changePhotos, issues } }: Pick<StepProps, 'form'>) {
  const t = useT();
  const most = bugLimits.pictures;
  const uploads = useReplyPhotos((change) => changePhotos((now) => change(now).slice(0, most)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is added once, when the form opens
  useEffect(() => {
    void quietly(loadReplyPhotos());
    const taken = takenFiles();
    if (taken.length > 0) void uploads((controller) => controller.add(taken));
  }, []);
  const add = (files: File[]) => uploads((controller) => controller.add(files));
  return (
    <div id="bug-photos" tabIndex={-1} className="form-field mt-4">
      <span className="form-label">{t('bugs.field.photos')}</span>
      <ReplyPhotos photos={photos} most={most} uploads={uploads} />
      {photos.length === 0 && (
        <PhotoPick count={photos.length} most={most} onAdd={add} className="btn btn-outline btn-small self-start">
          <Icon name="image-plus" size="s" />
          {t('bugs.show.add')}
        </PhotoPick>
      )}
      {issues.photos && <FieldError>{issues.photos}</FieldError>}
      <span className="hint">{t('bugs.show.photosHint', { most })}</span>
    </div>
  );
}
