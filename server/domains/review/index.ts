export { removePost } from './moderating/actions/remove-post.ts';
export { createReviewPort } from './review-port.ts';
