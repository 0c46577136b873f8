import { pageCallFrom } from '../../api/context.ts';
import { ApplicationOffice } from '../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** One application with what there is to know about whoever sent it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { application = '' } = params;
  if (!/^[1-9]\d{0,14}$/.test(application)) throw notFound();
  return (await pageCallFrom(context)('creator.application', { id: Number(application) })).data;
}

export default function ApplicationPage() {
  const facts = useLoaderData<typeof loader>();
  return <ApplicationOffice key={facts.id} facts={facts} />;
}
