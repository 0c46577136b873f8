import type { GroupDetail } from '../../../../contract/domains/groups/shapes.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { useGroupAct } from '../use-group-act.ts';

/** Deleting asks first, by a part that opens. */
export function DeleteGroup({ group: { groupid } }: { group: GroupDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const act = useGroupAct(
    'groups.delete',
    { groupid },
    { to: '../../group', says: t('groups.deleted'), after: () => navigate('/group', { replace: true }) },
  );
  return (
    <details className="mt-6 border-t border-line pt-3">
      <summary className="tap link min-h-11 text-danger-text">{t('groups.delete')}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <h2 className="font-bold">{t('groups.deleteTitle')}</h2>
        <p className="text-md text-ink-2">{t('groups.deleteText')}</p>
        <FormButton
          className="btn btn-danger self-start"
          action={act.action}
          disabled={act.busy}
          aria-busy={act.busy || undefined}
          onClick={act.press}
        >
          {t('groups.deleteDo')}
        </FormButton>
      </div>
    </details>
  );
}
