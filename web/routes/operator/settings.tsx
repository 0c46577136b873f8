import { pageCallFrom } from '../../api/context.ts';
import { SettingsScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Every figure that operators set. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('operators.settings', {})).data;
}

export default function SettingsPage() {
  return <SettingsScreen list={useLoaderData<typeof loader>().list} />;
}
