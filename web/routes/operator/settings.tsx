import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageCallFrom } from '../../api/context.ts';
import { SettingsScreen } from '../../features/operators/index.ts';

/** Every figure that operators set. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('operators.settings', {})).data;
}

export default function SettingsPage() {
  return <SettingsScreen list={useLoaderData<typeof loader>().list} />;
}
