import type { ReactNode } from 'react';
import { PersonName, PersonPicture } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useSession } from '../../../session/root-data.ts';
import { personReading } from '../../../shell/viewer.ts';
import { QuotedWords } from './QuotedWords.tsx';

interface OwnWordsProps {
  text: string;
  quote: string | undefined;
  /** How they stand. */
  children: ReactNode;
}

/** A reply of the reader's that isn't posted yet, drawn like one that is. */
export function OwnWords({ text, quote, children }: OwnWordsProps) {
  const viewer = useSession();
  const person = viewer && personReading(viewer);
  return (
    <div className="flex items-start gap-3">
      {person && <PersonPicture person={person} size="sm" />}
      <div className="min-w-0 flex-1">
        {person && <PersonName person={person} />}
        <QuotedWords words={quote} />
        <p className="text-md whitespace-pre-wrap break-words" dir={directionOf(text)}>
          {text}
        </p>
        {children}
      </div>
    </div>
  );
}
