/** The type by which a video stands among favourites (R-PRO-004). */
export const videoType = 'video';
