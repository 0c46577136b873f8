import { type ReactNode, useState } from 'react';
import { Coin } from '../../../../design/Coin.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { Prose } from '../../../../design/Prose.tsx';
import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import { useLocation } from '../../../../router/hooks.ts';
import { Link } from '../../../../router/links.tsx';
import { JoinLink } from '../../../../shell/JoinLink.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ShownThread } from '../../queries.ts';
import { useThreadModel } from '../../thread-model.ts';
import { useShownMessage } from '../../use-shown-message.ts';
import { payAsked, withPay } from './pay-address.ts';

const PayDialog = drawn(part({ for: 'pressed', load: () => import('./PayDialog.tsx') }), (m) => m.PayDialog);

interface HiddenPartProps {
  thread: Pick<ShownThread, 'hidden_part' | 'author' | 'language'>;
}

/** The part of a thread that only some may read: its words for those, for others a lock and the way in. */
export function HiddenPart({ thread }: HiddenPartProps) {
  const t = useT();
  const { search } = useLocation();
  const { opens, xgold, level, own } = thread.hidden_part!;
  const [paying, setPaying] = useState(own.can.pay && payAsked(search));
  const close = () => setPaying(false);
  return (
    <>
      <section className="hidden-part" data-unquoted="" aria-label={t('threads.hiddenPart.title')}>
        <p className="flex min-h-11 flex-wrap items-center gap-2">
          <Icon name={own.open ? 'eye' : 'lock'} className="text-primary-text" />
          <b className="min-w-0 flex-1 text-md">
            {opens === 'all' || own.open
              ? t('threads.hiddenPart.title')
              : t(`threads.hiddenPart.toRead.${opens}`, { xgold, level })}
          </b>
          {!own.open && <WayIn thread={thread} onPay={() => setPaying(true)} />}
        </p>
        {own.open && <Words html={own.words} lang={thread.language} />}
        {own.open && opens !== 'all' && <p className="text-xs text-ink-3">{t('threads.hiddenPart.some')}</p>}
      </section>
      <PayDialog wanted={paying} onFailed={close} open={paying} onClose={close} />
    </>
  );
}

function Words({ html, lang }: { html: string; lang: string }) {
  const shown = useShownMessage(html, []);
  return <Prose html={shown.html} lang={lang} />;
}

/** What its reader may do to open it; a level is reached elsewhere. `onPay` asks before anything is paid. */
function WayIn({ thread, onPay }: HiddenPartProps & { onPay: () => void }): ReactNode {
  const t = useT();
  const { reply: onReply } = useThreadModel().acts;
  const { pathname, search } = useLocation();
  const { opens, xgold, own } = thread.hidden_part!;
  if (own.refusal === 'threads.need_login') {
    const reply = opens === 'reply';
    return (
      <JoinLink
        intent={reply ? { act: 'reply', who: thread.author } : { act: 'read' }}
        goOn={reply ? onReply : () => undefined}
        className="btn btn-outline"
      >
        {t('shell.logIn')}
      </JoinLink>
    );
  }
  if (opens === 'reply') {
    return (
      <Link
        to="#replies"
        className="btn btn-primary"
        onClick={(event) => {
          event.preventDefault();
          onReply();
        }}
      >
        {t('threads.reply')}
      </Link>
    );
  }
  if (opens !== 'xgold' || !own.can.pay) return null;
  return (
    <Link
      to={pathname + withPay(search)}
      rel="nofollow"
      preventScrollReset
      className="btn btn-value"
      onClick={(event) => {
        event.preventDefault();
        onPay();
      }}
    >
      <Coin of="xgold" size="s" />
      {t('threads.hiddenPart.pay', { xgold })}
    </Link>
  );
}
