import { pageCallFrom } from '../../api/context.ts';
import { CampaignForm, oneOf, segmentsOfSaved } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** The draft of a campaign, or a new one, with how many it would reach. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const one = oneOf((await call('announcements.campaigns', {})).data.list, params.campaign);
  if (one === undefined || (one !== 'new' && one.state !== 'draft')) throw notFound();
  const campaign = one === 'new' ? undefined : one;
  const { data: audience } = await call('announcements.audience', segmentsOfSaved(campaign));
  return { audience, ...(campaign && { campaign }) };
}

export default function CampaignPage() {
  const { audience, campaign } = useLoaderData<typeof loader>();
  return <CampaignForm key={campaign?.version} audience={audience} {...(campaign && { campaign })} />;
}
