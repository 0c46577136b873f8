import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import { rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Card, Note, Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Grounds } from '../../moderation/index.ts';
import { fieldOf } from './posts.ts';
import { useWarn, type Warnings } from './use-warn.ts';

interface WarnScreenProps {
  found: Warnings;
  /** Reasons that the operators have written to choose from. */
  canned: readonly CannedReason[];
}

/** A warning to a member, and those before it. */
export function WarnScreen({ found: { uid, username, list }, canned }: WarnScreenProps) {
  const t = useT();
  const { fields, send, busy, error, issues, action } = useWarn(uid);
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('moderation.warn.of', { name: username })}</h1>
      <section className="card flex flex-col gap-4">
        <p className="text-md text-ink-2">{t('moderation.warn.text', { name: username })}</p>
        <div ref={fields} className="flex flex-col gap-4">
          <Grounds
            canned={canned}
            nameOf={fieldOf}
            judges
            issues={issues}
            rules={rulesFor.member}
            hint="moderation.warn.ruleHint"
            label="moderation.warn.reason"
          />
        </div>
        {error && <Note tone="error">{error}</Note>}
        <FormButton
          className="btn btn-primary self-start"
          action={action}
          busy={busy && t('shell.sending')}
          onClick={send}
        >
          {t('moderation.warn.send')}
        </FormButton>
      </section>
      <Card title={t('moderation.warn.before')}>
        {list.length === 0 && <p className="text-sm text-ink-2">{t('moderation.warn.none')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {list.map((warning) => (
            <Before key={warning.id} warning={warning} />
          ))}
        </ul>
      </Card>
    </>
  );
}

function Before({ warning: { rule, reason, at, by, over, appeal } }: { warning: Warnings['list'][number] }) {
  const t = useT();
  const day = useDay();
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-2">
        {rule !== 'other' && <b className="text-md">{t(`moderation.rule.${rule}`)}</b>}
        {over && <Tag>{t('moderation.warn.over')}</Tag>}
        {appeal && <Tag tone="primary">{t(`moderation.warn.appeal.${appeal}`)}</Tag>}
      </span>
      <span className="text-md wrap-anywhere" dir={directionOf(reason)}>
        {reason}
      </span>
      <span className="text-xs text-ink-3">
        {day(secondsOf(at))}
        {by && ' · '}
        {by && <bdi>{by.username}</bdi>}
      </span>
    </li>
  );
}
