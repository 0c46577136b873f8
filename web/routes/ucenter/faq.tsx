import { LinkButton } from '../../design/Button.tsx';
import { Card } from '../../design/parts.tsx';
import { HelpSearch, OurSums } from '../../features/help/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const loader = ({ request }: LoaderFunctionArgs) => ({ q: new URL(request.url).searchParams.get('q') ?? '' });

/** The help, open to everybody: a guest asks how to join (R-MSC-010). */
export default function FaqPage() {
  const t = useT();
  const { q } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout columns="two" head={{ title: t('help.title') }}>
      <PageMeta title={t('help.title')} description={t('help.lead')} />
      <h1 className="heading text-2xl max-sm:sr-only">{t('help.title')}</h1>
      <HelpSearch key={q} asked={q} />
      <OurSums />
      <Card title={t('help.notFound')}>
        <p className="pb-3 text-ink-2">{t('help.notFoundText')}</p>
        <LinkButton to="/feedback" icon="message-circle">
          {t('help.contactUs')}
        </LinkButton>
      </Card>
    </DefaultLayout>
  );
}
