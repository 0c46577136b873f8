import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { Note } from '../../../design/parts.tsx';
import { useHref } from '../../../router/hooks.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { AskedDraft } from '../compose/compose-store.ts';
import { draftListPath } from './drafts-path.ts';
import { sentDraft } from './server-draft.ts';

/** Of the fields of a post without script. */
const part = 'draft';

/** A post as plain text, for who has no script: it is saved as a draft or published by the page's form. */
export function PlainDraft({ asked }: { asked: AskedDraft | null }) {
  const t = useT();
  const { said } = useRootData();
  const drafts = useHref(draftListPath);
  const post = useHref('/forum/15443/');
  const refused = said?.refused && ['threads.save-draft', 'threads.create'].includes(said.call) ? said : undefined;
  const typed = (name: string, otherwise = ''): string => refused?.fields[`${name}@${part}`] ?? otherwise;
  const draft = asked?.draft ?? null;
  const tid = draft?.saved?.tid ?? 0;
  const field = (name: string) => ({ form: pageForm, name: `${name}@${part}` });
  const hidden = draft ? heldBy(draft) : [];
  return (
    <noscript>
      <Note>{t('drafts.withoutScript')}</Note>
      {refused && <Note tone="error">{refused.refused?.msg}</Note>}
      <textarea
        {...field('subject')}
        className="compose-title"
        dir="auto"
        rows={1}
        maxLength={postLimits.subjectMax}
        aria-label={t('threads.title')}
        placeholder={t('threads.titlePlaceholder')}
        defaultValue={typed('subject', draft?.subject)}
      />
      <textarea
        {...field('message')}
        className="compose-text w-full text-base"
        dir="auto"
        rows={10}
        aria-label={t('threads.text')}
        placeholder={t('threads.textPlaceholder')}
        defaultValue={typed('message', draft?.text)}
      />
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" {...field(name)} value={value} />
      ))}
      <div className="flex flex-wrap gap-2 py-3">
        <button
          className="btn btn-primary"
          type="submit"
          form={pageForm}
          formAction={formAction('threads.create', {
            ...(tid > 0 && { draft: tid }),
            ...{ _of: part, _to: `${post}{tid}` },
          })}
        >
          {t('threads.publish')}
        </button>
        <button
          className="btn btn-outline"
          type="submit"
          form={pageForm}
          formAction={formAction('threads.save-draft', {
            ...(draft?.saved && { tid, version: draft.saved.version }),
            ...{ _of: part, _to: drafts },
          })}
        >
          {t('drafts.save')}
        </button>
      </div>
    </noscript>
  );
}

/** Fields that it shows, and those that a post without script has none of. */
const notHeld = ['kind', 'subject', 'message', 'format', 'push_time', 'pictures'];

/** What of a draft no field shows: it stays as it is. */
const heldBy = (draft: NonNullable<AskedDraft['draft']>) =>
  Object.entries(sentDraft(draft))
    .filter(([name]) => !notHeld.includes(name))
    .map(([name, value]) => [name, name === 'captions' ? JSON.stringify(value) : String(value)] as const);
