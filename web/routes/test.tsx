import { pageContext } from '../api/context.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { UiDemoLayout } from '../shell/layouts/UiDemoLayout.tsx';
import { useT } from '../texts/texts.tsx';

/** A developer's page; elsewhere it is the home page (R-MSC-024). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { development, country, language, viewer } = context.get(pageContext);
  if (!development) throw redirect('/');
  return { country, language, viewer: await viewer() };
}

/** What the server knows about the page. */
export default function TestPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  return (
    <UiDemoLayout head={{ title: '/test' }}>
      <pre className="card overflow-x-auto text-sm">{JSON.stringify(page, null, 2)}</pre>
      <Link to="/design">{t('shell.design')}</Link>
    </UiDemoLayout>
  );
}
