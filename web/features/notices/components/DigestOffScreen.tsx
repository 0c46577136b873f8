import { useEffect, useState } from 'react';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { digestOff } from '../mutations.ts';

type Outcome = { ok: boolean; text: string };

/** Where the link of a weekly e-mail leads: opening it ends them, without a log-in. */
export function DigestOffScreen() {
  const t = useT();
  const search = useSearch();
  const token = search.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    digestOff(token).then(
      ({ msg }) => setOutcome({ ok: true, text: msg }),
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        setOutcome({ ok: false, text: error.msg });
      },
    );
  }, [token]);
  return (
    <>
      <PageMeta title={t('notices.digestOff.title')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('notices.digestOff.title')}</h1>
      <Card>
        {outcome === null && <p role="status">{t('notices.digestOff.busy')}</p>}
        {outcome && (
          <div role="status">
            <Note tone={outcome.ok ? 'success' : 'error'}>{outcome.text}</Note>
          </div>
        )}
        <p className="mt-3 text-sm text-ink-2">
          {outcome?.ok && `${t('notices.digestOff.again')} `}
          <Link to="/ucenter/notice/settings" className="link">
            {t('notices.digestOff.settings')}
          </Link>
        </p>
        <noscript>
          <form method="post" action={`/v5/notice/digest/off?token=${encodeURIComponent(token)}`}>
            <p>{t('notices.digestOff.needsScript')}</p>
            <Button type="submit">{t('notices.digestOff.off')}</Button>
          </form>
        </noscript>
      </Card>
    </>
  );
}
