import type { privacyCalls } from '../../../contract/domains/privacy/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import type { MailDeps } from '../members/index.ts';
import type { PasskeyDeps } from '../proofs/index.ts';
import { proveOwner } from '../sign-in/index.ts';
import { deleteAccount, makeDataExport } from './actions/account-data.ts';
import { deleteMember, deleteTask, handOutDeletions } from './jobs/delete-members.ts';
import { type AccountDataDeps, exportTask, makeExport, sweepExports } from './jobs/make-export.ts';
import { safetyEmails } from './listeners/write-safety-emails.ts';
import { privacyNotices } from './notices.ts';
import { privacyPersonalData, privacyTables } from './personal-data.ts';
import { dataExport, dataExportFile } from './reads/data-export.ts';

interface PrivacyDeps extends PasskeyDeps, AccountDataDeps, MailDeps {}

interface Privacy extends DomainParts<keyof typeof privacyCalls> {
  tables: typeof privacyTables;
}

/** What the privacy domain binds. Its tasks bear the names under which an older version may have queued them. */
export function createPrivacy(deps: PrivacyDeps): Privacy {
  return {
    domain: 'privacy',
    handlers: {
      'privacy.data-export': dataExport,
      'privacy.make-data-export': prepared(
        (ctx, proof) => proveOwner(ctx, deps, proof),
        async (ctx) => ({ export: await makeDataExport(ctx) }),
      ),
      'privacy.data-export-file': prepared(
        (ctx, proof) => proveOwner(ctx, deps, proof),
        (ctx, { id }) => dataExportFile(deps.storage, ctx, id),
      ),
      'privacy.delete-account': prepared(
        (ctx, proof) => proveOwner(ctx, deps, proof),
        async (ctx) => ({ due: await deleteAccount(ctx) }),
      ),
    },
    listeners: safetyEmails(deps),
    notices: privacyNotices,
    tables: privacyTables,
    personalData: privacyPersonalData,
    tasks: {
      'accounts.sweep-exports': () => sweepExports(deps),
      'accounts.delete-due': () => handOutDeletions(deps),
      [exportTask]: (payload, { job }) => makeExport(deps, (payload as { id: number }).id, job),
      [deleteTask]: (payload) => deleteMember(deps, (payload as { uid: number }).uid),
    },
    cron: [
      { task: 'accounts.sweep-exports', match: '27 * * * *', promise: hourly },
      { task: 'accounts.delete-due', match: '7 * * * *', promise: hourly },
    ],
  };
}
