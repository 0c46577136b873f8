import { type ComponentProps, useId } from 'react';
import { videoTypes } from '../../../../../contract/domains/media/video/limits.ts';
import { videoSiteNames } from '../../../../../contract/domains/media/video/sites.ts';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import { boardFids } from '../../../../../contract/primitives/board-fids.ts';
import { formAction, pageForm } from '../../../../../contract/primitives/page-form.ts';
import { useT } from '../../../../texts/texts.tsx';

/** Which fields of the page are this form's. */
const part = 'video';
/** From the composer's page to the thread's, in the same locale. */
const to = `../../forum/${boardFids.common}/{tid}`;
const action = formAction('threads.create-video', { _of: part, _to: to });

/** What posts a video without script: a title, a file or a link, by the page's own form. */
export function VideoForm() {
  const t = useT();
  return (
    <noscript>
      <div className="flex flex-col gap-3 pb-4">
        <FormField name="subject" label={t('threads.title')} maxLength={postLimits.subjectMax} dir="auto" />
        <FormField name="video" label={t('threads.video.file')} type="file" accept={videoTypes.join(',')} />
        <FormField name="linkurl" label={t('threads.video.link')} type="url" dir="ltr" />
        <p className="hint">{t('threads.video.linkHint', { sites: videoSiteNames.join(', ') })}</p>
        <button
          type="submit"
          form={pageForm}
          formAction={action}
          formEncType="multipart/form-data"
          className="btn btn-primary"
        >
          {t('threads.video.post')}
        </button>
        <p className="hint">{t('threads.video.noScriptHint')}</p>
      </div>
    </noscript>
  );
}

function FormField({ name, label, ...rest }: { name: string; label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <span className="input">
        <input {...rest} id={id} name={`${name}@${part}`} form={pageForm} />
      </span>
    </div>
  );
}
