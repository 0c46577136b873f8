import { useRef } from 'react';
import type { CallerInputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { Select } from '../../../design/choices.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { directionOf } from '../../../lib/direction.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { useUnchanged } from '../../../lib/use-unchanged.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useRefusedForm } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';

const part = 'hide';
const nameOf = (field: string): string => `${field}@${part}`;

interface HideScreenProps {
  groupid: number;
  thread: { tid: number; subject: string; author: string };
}

/** Hides a thread of a group, with the rule and the words that its author is sent. */
export function HideScreen({ groupid, thread: { tid, subject, author } }: HideScreenProps) {
  const t = useT();
  const home = groupPath(groupid);
  const { fields, hide, busy, typed, issues, change, error } = useHiding(tid, home);
  const action = formAction('review.hide-in-group', { tid, hidden: 1, _of: part, _to: `../${groupid}` });
  return (
    <section className="card flex flex-col gap-4">
      <blockquote className="rounded-md bg-sunken p-3 wrap-anywhere">
        <b className="block" dir={directionOf(subject)}>
          {subject}
        </b>
        <bdi>{author}</bdi>
      </blockquote>
      <p className="text-md text-ink-2">{t('groups.hideText')}</p>
      <div ref={fields} className="flex flex-col gap-4">
        <Select
          label={t('groups.rule')}
          form={pageForm}
          name={nameOf('rule')}
          error={issues.rule}
          onChange={() => change('rule')}
          defaultValue={typed('rule') ?? ''}
        >
          <option value="">{t('moderation.post.ruleChoose')}</option>
          {rulesFor.remove.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rule.${rule}`)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t('groups.reason')}
          form={pageForm}
          name={nameOf('reason')}
          error={issues.reason}
          onChange={() => change('reason')}
          defaultValue={typed('reason')}
          maxLength={groupLimits.reasonMax}
          dir="auto"
        />
      </div>
      {error && <Note tone="error">{error}</Note>}
      <div className="flex flex-wrap gap-2">
        <Link to={home} className="btn btn-outline">
          {t('shell.cancel')}
        </Link>
        <FormButton className="btn btn-danger" action={action} disabled={busy} onClick={() => void hide()}>
          {t('groups.hideDo')}
        </FormButton>
      </div>
    </section>
  );
}

/** What is chosen and written in the fields, and what was said of them until they are changed. */
function useHiding(tid: number, home: string) {
  const t = useT();
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const early = useRefusedForm(nameOf, 'reason');
  const act = useAct();
  const issues = act.refusal === undefined ? early.issues : act.issues;
  const { unchanged, change } = useUnchanged(issues);
  const hide = () =>
    act.run(async () => {
      const rule = fields.current?.querySelector('select')?.value ?? '';
      const reason = fields.current?.querySelector('textarea')?.value ?? '';
      const input = { tid, hidden: 1, rule, reason } as CallerInputOf<Calls['review.hide-in-group']>;
      await call('review.hide-in-group', input);
      showToast({ text: t('groups.hiddenToast') });
      await navigate(home, { replace: true });
    });
  return {
    ...{ fields, hide, busy: act.busy, typed: early.typed, issues: unchanged, change },
    // A marked field says it all.
    error: Object.keys(issues).length > 0 ? undefined : (act.error ?? early.words),
  };
}
