import { useRef } from 'react';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import { postRules } from '../../../../contract/domains/threads/moderating/limits.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Select } from '../../../design/choices.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { groupPath } from '../../../lib/group-path.ts';
import { useRefusedForm } from '../../../lib/refused-form.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useGroupAct } from '../use-group-act.ts';

const part = 'hide';
const nameOf = (field: string): string => `${field}@${part}`;

interface HideScreenProps {
  groupid: number;
  thread: { tid: number; subject: string; author: string };
}

/** Hides a thread of a group, with the rule and the words that its author is sent. */
export function HideScreen({ groupid, thread: { tid, subject, author } }: HideScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const early = useRefusedForm(nameOf, 'reason');
  const home = groupPath(groupid);
  const typed = () => ({
    rule: fields.current?.querySelector('select')?.value ?? '',
    reason: fields.current?.querySelector('textarea')?.value ?? '',
  });
  const act = useGroupAct(
    'threads.hide-in-group',
    { tid, hidden: 1 },
    {
      ...{ typed, part, to: `../${groupid}`, says: t('groups.hiddenToast') },
      after: () => navigate(home, { replace: true }),
    },
  );
  return (
    <section className="card flex flex-col gap-4">
      <blockquote className="rounded-md bg-sunken p-3 wrap-anywhere" dir="auto">
        <b className="block">{subject}</b>
        {author}
      </blockquote>
      <p className="text-md text-ink-2">{t('groups.hideText')}</p>
      <div ref={fields} className="flex flex-col gap-4">
        <Select
          label={t('groups.rule')}
          form={pageForm}
          name={nameOf('rule')}
          error={early.issues.rule}
          defaultValue={early.typed('rule') ?? ''}
        >
          <option value="">{t('moderation.post.ruleChoose')}</option>
          {postRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rule.${rule}`)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t('groups.reason')}
          form={pageForm}
          name={nameOf('reason')}
          error={early.issues.reason}
          defaultValue={early.typed('reason')}
          maxLength={groupLimits.reasonMax}
          dir="auto"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={home} className="btn btn-outline">
          {t('shell.cancel')}
        </Link>
        <FormButton className="btn btn-danger" action={act.action} disabled={act.busy} onClick={act.press}>
          {t('groups.hideDo')}
        </FormButton>
      </div>
    </section>
  );
}
