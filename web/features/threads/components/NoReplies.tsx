import { useT } from '../../../texts/texts.tsx';

/** What is said of none to the thread's author, and to everybody else. */
export function NoReplies({ isOwn, className }: { isOwn: boolean; className: string }) {
  const t = useT();
  return (
    <p className={`text-sm text-ink-3 ${className}`}>{t(isOwn ? 'threads.noRepliesToOwn' : 'threads.noReplies')}</p>
  );
}
