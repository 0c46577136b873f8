import type { ReactNode } from 'react';
import { directionOf } from '../../../lib/direction.ts';

interface QuotedWordsProps {
  words: string | undefined;
  /** What can be done with the quote. */
  children?: ReactNode;
}

/** The words that a reply quotes, on two lines, before it is posted; nothing where it quotes none. */
export function QuotedWords({ words, children }: QuotedWordsProps) {
  if (!words) return null;
  return (
    <div className="quoted-words">
      <blockquote className="quoted-line line-clamp-2 min-w-0 flex-1" dir={directionOf(words)}>
        {words}
      </blockquote>
      {children}
    </div>
  );
}
