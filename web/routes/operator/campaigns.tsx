import { pageCallFrom } from '../../api/context.ts';
import { CampaignsOffice } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What is sent to many, was and will be. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('announcements.campaigns', {})).data;
}

export default function CampaignsPage() {
  return <CampaignsOffice {...useLoaderData<typeof loader>()} />;
}
