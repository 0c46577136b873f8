import { AskDialog } from '../../design/AskDialog.tsx';
import { useShared } from '../../lib/shared-state.ts';
import { useLocale } from '../../router/locale.ts';
import { useT } from '../../texts/texts.tsx';
import { askedLeave } from './leave.ts';
import type { Waiting } from './waiting.ts';

const sortOf = ({ call }: Waiting): (typeof allSorts)[number] => {
  if (call === 'threads.create') return 'posts';
  if (call === 'messages.say') return 'messages';
  if (call === 'bugs.report') return 'bugs';
  return call === 'threads.new-reply' ? 'replies' : 'marks';
};

const allSorts = ['posts', 'replies', 'messages', 'bugs', 'marks'] as const;

/** Names what waits and would be lost with a log-out. */
export function LeaveDialog() {
  const t = useT();
  const { language } = useLocale();
  const asked = useShared(askedLeave, (now) => now);
  const sorts = allSorts.flatMap((sort) => {
    const count = asked?.items.filter((item) => sortOf(item) === sort).length ?? 0;
    return count > 0 ? [t(`offline.leave.${sort}`, { count })] : [];
  });
  const what = new Intl.ListFormat(language).format(sorts);
  return (
    <AskDialog
      open={asked !== null}
      onClose={() => asked?.stay()}
      title={t('offline.leave.title')}
      word={t('shell.logOut')}
      kind="danger"
      busy={false}
      onAct={() => asked?.go()}
    >
      <p>{t('offline.leave.text', { what })}</p>
    </AskDialog>
  );
}
