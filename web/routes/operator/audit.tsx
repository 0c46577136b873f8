import { auditActions } from '../../../contract/audit.ts';
import { pageCallFrom } from '../../api/context.ts';
import { memberAsked } from '../../console/member-asked.ts';
import { AuditScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The whole audit trail, filtered by the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [by, whom] = await Promise.all([memberAsked(context, search, 'by'), memberAsked(context, search, 'uid')]);
  const action = auditActions.find((name) => name === search.get('action'));
  const after = search.get('after') ?? undefined;
  const asked = { by: by.uid, uid: whom.uid, action, after };
  const { data } = await pageCallFrom(context)('operators.audit', asked);
  // Whom nobody is did nothing, and nothing was done to them.
  const found = by.unknown || whom.unknown ? { ...data, list: [], next: null } : data;
  return { by, whom, action, found };
}

export default function AuditPage() {
  return <AuditScreen {...useLoaderData<typeof loader>()} />;
}
