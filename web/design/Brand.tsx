/** The mark: three canopies on a bottle trunk, a mango sun, the field tile with the leaf corner. */
export function Mark({ size = 'size-8' }: { size?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={`${size} flex-none`} aria-hidden="true">
      <path d="M14 0h20a14 14 0 0 1 14 14v28a6 6 0 0 1-6 6H14A14 14 0 0 1 0 34V14A14 14 0 0 1 14 0z" fill="#1F2C74" />
      <circle cx="33.5" cy="15" r="7.5" fill="#FFB41F" />
      <g fill="none" stroke="#fff" strokeWidth="3.4" strokeLinecap="round">
        <path d="M21 27.5C20.5 22 17.5 19.5 12.5 17.5M24 27V11.5M27 27.5c.5-4.5 4-7 9-8" />
      </g>
      <g fill="#fff">
        <path d="M18.8 25.5h10.4c.3 5 1.3 9.5 3.8 14.5H15c2.5-5 3.5-9.5 3.8-14.5z" />
        <rect x="5.5" y="14.5" width="13.5" height="5.4" rx="2.7" />
        <rect x="14.5" y="8" width="18" height="5.8" rx="2.9" />
        <rect x="29.5" y="17" width="13" height="5.2" rx="2.6" />
      </g>
    </svg>
  );
}

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
