/** Moves when places were counted anew. */
export const rankingTag = 'ranking';

/** Moves when a country has one newcomer more. */
export const newcomersTag = 'newcomers';
