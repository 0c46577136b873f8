import type { Act } from '../../api/use-act.ts';
import { useRefusedForm } from '../../session/refused-form.ts';

/** Where a refusal of a form with grounds is said: under rule or words where it is about these, else for the whole form. */
export function useGrounds(act: Pick<Act, 'refusal' | 'issues' | 'words'>, nameOf: (field: string) => string) {
  const early = useRefusedForm(nameOf, 'reason');
  const { issues, words } = act.refusal === undefined ? early : act;
  const isUnderField = issues.rule !== undefined || issues.reason !== undefined;
  return { issues, error: isUnderField ? undefined : words };
}
