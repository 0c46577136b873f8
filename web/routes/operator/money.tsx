import { callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { MoneyScreen, moneyAsked, moveDraft } from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The money of the member whom the address names, and what is to be moved. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const [asked, draft] = [moneyAsked(search), moveDraft(search)];
  if (asked.who === '') return { asked, draft, found: null };
  try {
    return { asked, draft, found: (await callFrom(context)('operators.statement', asked)).data };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.refusal !== 'operators.unknown_member') throw pageErrorFor(error);
    return { asked, draft, found: null };
  }
}

export default function MoneyPage() {
  return <MoneyScreen {...useLoaderData<typeof loader>()} />;
}
