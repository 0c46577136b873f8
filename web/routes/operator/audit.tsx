import { auditActions } from '../../../contract/audit.ts';
import { pageCallFrom } from '../../api/context.ts';
import { AuditScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

const uidOf = (text: string | null): number | undefined => {
  const uid = Number(text);
  return text !== null && Number.isSafeInteger(uid) && uid > 0 ? uid : undefined;
};

/** The whole audit trail, filtered by the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [by, uid] = [uidOf(search.get('by')), uidOf(search.get('uid'))];
  const action = auditActions.find((name) => name === search.get('action'));
  const after = search.get('after') ?? undefined;
  return { by, uid, action, found: (await pageCallFrom(context)('operators.audit', { by, uid, action, after })).data };
}

export default function AuditPage() {
  return <AuditScreen {...useLoaderData<typeof loader>()} />;
}
