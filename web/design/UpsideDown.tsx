/** The drawing of the pages that are not there: an old name for the tree is the upside-down tree. */
export function UpsideDownBaobab() {
  return (
    <svg viewBox="0 0 320 230" className="h-auto w-full max-w-80" aria-hidden="true">
      <circle cx="236" cy="62" r="40" className="fill-value" />
      <path d="M8 40c70-14 230-14 304 0v6c-80-10-230-10-304 0z" className="fill-line-strong" opacity=".55" />
      <g className="fill-primary">
        <path d="M126 44h68c-2 34-14 66-20 96h-28c-6-30-18-62-20-96z" />
        <rect x="42" y="160" width="92" height="30" rx="15" />
        <rect x="100" y="192" width="112" height="32" rx="16" />
        <rect x="190" y="150" width="88" height="28" rx="14" />
      </g>
      <g fill="none" className="stroke-primary" strokeWidth="15" strokeLinecap="round">
        <path d="M154 132c-4 26-24 36-54 42M160 136v60M166 132c4 20 22 28 52 32" />
      </g>
      <g fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="3" strokeLinecap="round">
        <path d="M146 58c3 22 8 42 12 60M172 58c-1 18-4 34-7 50" />
      </g>
      <path
        d="M60 120c4-5 9-5 12 0 3-5 8-5 12 0M38 98c4-5 9-5 12 0 3-5 8-5 12 0"
        fill="none"
        className="stroke-ink-3"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
