import { pageCallFrom } from '../../api/context.ts';
import { SwitchesOffice } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Every feature that can be switched off. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('announcements.switches', {})).data;
}

export default function SwitchesPage() {
  return <SwitchesOffice {...useLoaderData<typeof loader>()} />;
}
