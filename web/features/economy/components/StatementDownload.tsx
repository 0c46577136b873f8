import { formAction } from '../../../../contract/primitives/page-form.ts';
import { downloadFile } from '../../../api/download.ts';
import { useAct } from '../../../api/use-act.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** The member's whole statement as a file that anybody can check; before script the page's form asks for it. */
export function StatementDownload() {
  const t = useT();
  const act = useAct();
  return (
    <Card title={t('economy.ledger.statement')}>
      <p className="pb-3 text-ink-2">{t('economy.ledger.statementText')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FormButton
          className="btn btn-outline"
          data-file="yes"
          action={formAction('economy.statement-file')}
          onClick={() => void act.run(() => downloadFile('economy.statement-file', {}))}
          busy={act.busy && t('shell.working')}
        >
          <Icon name="download" />
          {t('economy.ledger.get')}
        </FormButton>
        <Link to="/ledger" className="link inline-flex min-h-11 items-center">
          {t('economy.ledger.title')}
        </Link>
      </div>
      {act.error && <Note tone="error">{act.error}</Note>}
    </Card>
  );
}
