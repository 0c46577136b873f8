import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import type { Storage } from '../../platform/storage/port.ts';
import { askForDeletion, askForExport } from './actions/account-data.ts';
import type { PasskeyDeps } from './actions/check-passkey.ts';
import { proveOwner } from './actions/prove-owner.ts';
import { dataExport, dataExportFile } from './reads/data-export.ts';

type AccountDataCall =
  | 'accounts.data-export'
  | 'accounts.make-data-export'
  | 'accounts.data-export-file'
  | 'accounts.delete-account';

/** Handlers of the export and the deletion of an account. */
export const accountDataHandlers = (deps: PasskeyDeps & { storage: Storage }): Handlers<AccountDataCall> => ({
  'accounts.data-export': dataExport,
  'accounts.make-data-export': prepared(
    (ctx, proof) => proveOwner(ctx, deps, proof),
    async (ctx) => ({ export: await askForExport(ctx) }),
  ),
  'accounts.data-export-file': prepared(
    (ctx, proof) => proveOwner(ctx, deps, proof),
    (ctx, { id }) => dataExportFile(deps.storage, ctx, id),
  ),
  'accounts.delete-account': prepared(
    (ctx, proof) => proveOwner(ctx, deps, proof),
    async (ctx) => ({ due: await askForDeletion(ctx) }),
  ),
});
