/** The query that says by which campaign a member came, as the server writes it into the address. */
export const campaignField = 'campaign';
