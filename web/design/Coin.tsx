const gold = (
  <>
    <circle cx="12" cy="12" r="11" fill="#C77A00" />
    <circle cx="12" cy="12" r="9.2" fill="#FFB41F" />
    <path d="M12 5.2c3.2 2.2 4.7 4.5 4.7 7.3a4.7 4.7 0 0 1-9.4 0c0-2.8 1.5-5.1 4.7-7.3z" fill="#7A4700" />
    <path
      d="M12 8.5v8M12 12.5l2.3-2M12 14.5l-2.3-2"
      stroke="#FFD98A"
      strokeWidth="1.3"
      strokeLinecap="round"
      fill="none"
    />
  </>
);
const bead = (
  <>
    <path d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" fill="#064F4B" />
    <path d="M12 3.3l7.5 4.3v8.8L12 20.7l-7.5-4.3V7.6z" fill="#12A098" />
    <path d="M8.6 8.3l6.8 7.4M15.4 8.3l-6.8 7.4" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

/** The sign of a currency beside its figure: a round coin for XGold, a bead for XCoin. */
export function Coin({ of, size = 'm' }: { of: 'xgold' | 'xcoin'; size?: 's' | 'm' }) {
  return (
    <svg
      className={size === 's' ? 'inline-block size-4' : 'inline-block size-6'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {of === 'xgold' ? gold : bead}
    </svg>
  );
}
