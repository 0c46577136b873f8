import { pageCallFrom } from '../../api/context.ts';
import { MedalsConsole, readMedalsConsole } from '../../features/tasks/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Kinds of medals, and by what each is granted. */
export const loader = ({ context }: LoaderFunctionArgs) => readMedalsConsole(pageCallFrom(context));

export default function MedalsConsolePage() {
  return <MedalsConsole {...useLoaderData<typeof loader>()} />;
}
