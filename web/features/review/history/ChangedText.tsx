import type { ChangePiece } from '../../../../contract/domains/review/history/shapes.ts';
import { directionOf } from '../../../lib/direction.ts';
import { useT } from '../../../texts/texts.tsx';

interface ChangedTextProps {
  pieces: readonly ChangePiece[];
  className: string;
}

/** A text beside the one before it: what was added is underlined, what was deleted crossed out, whatever the colours. */
export function ChangedText({ pieces, className }: ChangedTextProps) {
  return (
    <p
      className={`${className} whitespace-pre-wrap wrap-anywhere`}
      dir={directionOf(pieces.map(({ text }) => text).join(''))}
    >
      {placed(pieces).map(({ place, piece }) => (
        <Piece key={place} piece={piece} />
      ))}
    </p>
  );
}

/** Pieces by where they begin. */
function placed(pieces: readonly ChangePiece[]): { place: string; piece: ChangePiece }[] {
  let begin = 0;
  return pieces.map((piece) => {
    const place = `${begin}${piece.kind}`;
    begin += piece.text.length + 1;
    return { place, piece };
  });
}

function Piece({ piece: { kind, text } }: { piece: ChangePiece }) {
  const t = useT();
  if (kind === 'same') return text;
  if (kind === 'gap') return <span className="mx-0.5 text-ink-3">[…]</span>;
  const label = <span className="sr-only">{t(`history.${kind}`)} </span>;
  return kind === 'added' ? (
    <ins className="bg-success-soft px-0.5 underline decoration-2">
      {label}
      {text}
    </ins>
  ) : (
    <del className="bg-danger-soft px-0.5 text-ink-2 line-through">
      {label}
      {text}
    </del>
  );
}
