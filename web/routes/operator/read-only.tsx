import { pageCallFrom } from '../../api/context.ts';
import { ReadOnlyOffice } from '../../features/announcements/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Whether anything is written now. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('announcements.read-only', {})).data;
}

export default function ReadOnlyPage() {
  const mode = useLoaderData<typeof loader>();
  return <ReadOnlyOffice key={mode.version} mode={mode} />;
}
