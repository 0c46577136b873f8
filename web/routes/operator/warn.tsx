import { callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { MemberField } from '../../console/MemberField.tsx';
import { memberAsked } from '../../console/member-asked.ts';
import { WarnScreen, WhomToWarn } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';

/** A warning to a member whom the reader may warn; else why they may not, and whom else. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const who = await memberAsked(context, new URL(request.url).searchParams, 'uid');
  if (who.uid === undefined) return { who, why: '' };
  const call = callFrom(context);
  try {
    const [found, canned] = await Promise.all([
      call('review.warnings', { uid: who.uid }),
      call('moderation.canned', {}),
    ]);
    return { found: found.data, canned: canned.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200 || error.refusal === 'wire.forbidden') throw pageErrorFor(error);
    return { who, why: error.msg };
  }
}

export default function WarnPage() {
  const data = useLoaderData<typeof loader>();
  const t = useT();
  if (data.found) return <WarnScreen {...data} />;
  const { typed, unknown } = data.who;
  const field = (
    <MemberField label={t('operators.member')} name="uid" defaultValue={typed} unknown={unknown} required />
  );
  return <WhomToWarn key={typed} why={data.why} field={field} />;
}
