/** Where the manifest of the installed site stands in each locale. */
export const manifestPath = '/manifest.webmanifest';

/** Where the phone hands over what its owner shares to the site; the service worker takes it in. */
export const sharePath = '/share';

/** The form fields by which it comes. */
export const shareFields = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const;

/** Where it is put into a post. The worker has it by then. */
export const sharedTo = '/note/thread#shared';
