import { moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import type { ModerationRule } from '../../../../contract/domains/moderation/rules.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Select } from '../../../design/choices.tsx';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { Field } from '../../../design/fields.tsx';
import { useUnchanged } from '../../../lib/use-unchanged.ts';
import { useRefusedForm } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';

interface GroundsProps {
  /** Reasons that the operators have written to choose from. */
  canned: readonly CannedReason[];
  /** What a field is called in the page's form. */
  nameOf: (name: string) => string;
  /** It is done against somebody, who reads a reason: none is chosen for the moderator. */
  judges?: boolean;
  /** Sentences under the fields, by the call's names. */
  issues?: Readonly<Record<string, string>>;
  /** The rules that there are to choose for this act; where there is none but another reason, words alone say why. */
  rules: readonly ModerationRule[];
  /** The rule that is chosen at first. */
  chosen?: ModerationRule | undefined;
  /** Ids of what the rule and the words are for. */
  hint?: string;
  label?: string;
}

const noIssues = {};

/** The rule that is named in the author's language, and words of the moderator's own. */
export function Grounds({
  canned,
  nameOf,
  judges = false,
  issues = noIssues,
  rules,
  chosen,
  hint = 'moderation.post.ruleHint',
  label = 'moderation.post.reason',
}: GroundsProps) {
  const t = useT();
  const { typed } = useRefusedForm(nameOf, 'reason');
  const { unchanged, change } = useUnchanged(issues);
  return (
    <>
      {rules.length > 1 && (
        <Select
          label={t('moderation.post.rule')}
          error={unchanged.rule}
          hint={t(hint)}
          form={pageForm}
          name={nameOf('rule')}
          onChange={() => change('rule')}
          defaultValue={typed('rule') ?? chosen ?? (judges ? '' : 'other')}
          data-focus-first={judges && !chosen ? '' : undefined}
        >
          {judges && <option value="">{t('moderation.post.ruleChoose')}</option>}
          {rules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rule.${rule}`)}
            </option>
          ))}
        </Select>
      )}
      {canned.length > 0 && (
        <Select
          label={t('moderation.canned')}
          form={pageForm}
          name={nameOf('canned')}
          onChange={() => change('reason')}
          defaultValue={typed('canned') ?? '0'}
        >
          <option value={0}>{t('moderation.canned.own')}</option>
          {canned.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
      <Field label={t(label)} error={unchanged.reason}>
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={nameOf('reason')}
              onChange={() => change('reason')}
              defaultValue={typed('reason')}
              dir="auto"
              maxLength={moderationLimits.reasonMax}
            />
          </span>
        )}
      </Field>
    </>
  );
}
