export { appealingRoom } from './appealing/contributes.ts';
export { heldRoom } from './held/contributes.ts';
export { historyRoom } from './history/contributes.ts';
export { hideInGroup } from './in-groups/actions/hide-in-group.ts';
export { hiddenInGroup } from './in-groups/reads/hidden-in-group.ts';
export { removePost } from './moderating/actions/remove-post.ts';
export { moderatingRoom } from './moderating/contributes.ts';
export { type PostToReport, postToReport, reportedLines, reportedPost } from './reads/reported-posts.ts';
export { createReviewPort } from './review-port.ts';
