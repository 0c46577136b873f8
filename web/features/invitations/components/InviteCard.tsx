import { Button, IconButton } from '../../../design/Button.tsx';
import { Count } from '../../../design/Count.tsx';
import { Field } from '../../../design/fields.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { copyLink, shareLink } from '../../../lib/share-link.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import type { OwnInvitations } from '../queries.ts';

/** What inviting brings, the code and the link, and the ways to send them. */
export function InviteCard({ own }: { own: OwnInvitations }) {
  const t = useT();
  const { siteName } = useRootData();
  const copy = async (text: string, said: string) => {
    if ((await copyLink(text)) === 'copied') showToast({ text: said });
    else showError(t('invitations.notCopied'));
  };
  const share = async () => {
    const ended = await shareLink(t('invitations.shareTitle', { site: siteName }), own.url);
    if (ended === 'failed') showError(t('invitations.notCopied'));
    else if (ended === 'copied') showToast({ text: t('invitations.linkCopied') });
  };
  return (
    <section className="card cloth flex flex-col gap-4" aria-label={t('invitations.title')}>
      <div className="flex flex-col gap-1">
        <h2 className="heading text-xl">{t('invitations.lead', { xgold: own.per_invitee })}</h2>
        <p className="text-sm">{t('invitations.whenCounted', { days: own.active_days })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div>
          <span className="block text-xs">{t('invitations.code')}</span>
          <span className="flex items-center">
            <b className="num text-2xl tracking-widest wrap-anywhere narrow:text-xl select-all" dir="ltr">
              {own.code}
            </b>
            <IconButton
              icon="copy"
              className="text-inherit"
              label={t('invitations.copyCode')}
              onClick={() => copy(own.code, t('invitations.codeCopied'))}
            />
          </span>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          <Figure label={t('invitations.counted')} value={own.friends.counted} />
          <Figure label={t('invitations.waiting')} value={own.friends.waiting + own.friends.held} />
          <Figure label={t('invitations.xgoldEarned')} value={own.xgold} />
        </dl>
      </div>
      <Link url={own.url} />
      <div className="flex flex-wrap gap-2">
        <Button kind="value" icon="share-2" className="flex-1" onClick={share}>
          {t('invitations.share')}
        </Button>
        <Button kind="quiet" icon="copy" onClick={() => copy(own.url, t('invitations.linkCopied'))}>
          {t('invitations.copyLink')}
        </Button>
      </div>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-xs">{label}</dt>
      <dd className="text-xl font-bold">
        <Count value={value} />
      </dd>
    </div>
  );
}

/** The whole link, to be read out or selected where nothing can be copied. */
function Link({ url }: { url: string }) {
  const t = useT();
  return (
    <Field label={t('invitations.link')}>
      {(tie) => (
        <span className="input text-ink">
          <input {...tie} readOnly dir="ltr" value={url} onFocus={(event) => event.target.select()} />
        </span>
      )}
    </Field>
  );
}
