import { callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { MemberScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** One member, with what is known of them, and what operators did to them. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const uid = Number(params.uid);
  if (!Number.isSafeInteger(uid) || uid < 1) throw notFound();
  const call = callFrom(context);
  try {
    const [{ data }, trail, known] = await Promise.all([
      call('operators.member', { uid }),
      call('operators.audit', { uid }),
      call('operators.known', { uid }),
    ]);
    return { ...data, trail: trail.data, known: known.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'operators.unknown_member' ? notFound() : pageErrorFor(error);
  }
}

export default function MemberPage() {
  const page = useLoaderData<typeof loader>();
  return <MemberScreen key={page.member.uid} {...page} />;
}
