import { useT } from '../../../texts/texts.tsx';
import { type NeedLine, spanOf } from '../needs-groups.ts';

/** What waits, how long the oldest has waited, and when it was promised. */
export function NeedText({ line: { page, oldest, due }, now }: { line: NeedLine; now: number }) {
  const t = useT();
  const span = (seconds: number) => t('operators.needs.span', { ...spanOf(seconds) });
  const said = [
    oldest !== null && t('operators.needs.longest', { span: span(now - oldest) }),
    due !== null && due > now && t('operators.needs.dueIn', { span: span(due - now) }),
    due !== null && due <= now && t('operators.needs.overdue', { span: span(now - due) }),
  ];
  return (
    <span className="min-w-0 flex-1">
      <b className="block text-md">{t(page.text)}</b>
      <span className="block text-sm text-ink-2">{t(`operators.needs.${page.waiting}`)}</span>
      <span className="block text-sm text-ink-3">{said.filter(Boolean).join(' ')}</span>
    </span>
  );
}
