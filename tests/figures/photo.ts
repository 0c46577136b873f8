import { type FigureSources, ours, rule } from './source.ts';

export const photo: FigureSources = {
  file: 'contract/domains/threads/kinds/photo/limits.ts',
  sources: {
    'photoLimits.photosMax': ours(9, 'as many as any post has'),
    'photoLimits.messageMax': ours(1000, 'DECISIONS: captions and descriptions stop there'),
    'photoLimits.page': ours(20, 'a page of threads'),
    'photoLimits.photosPage': ours(40, 'two screens of a justified grid'),
    'photoLimits.recommended': rule('R-PHG-003', 'limit'),
    'photoLimits.photographers': ours(6, 'what stands beside a board'),
    'photoLimits.cameraMax': ours(60, 'the longest names of phones'),
    'photoLimits.rawExifMax': ours(6000, 'nine photos with every fact'),
    'photoLimits.dreamMax': ours(500, 'a few sentences'),
    'photoLimits.fidsMax': ours(2, 'the two photo boards'),
    photoOrders: ours(['dateline', 'like', 'lastpost'], 'DECISIONS "lists"'),
    dreamStates: ours(['asked', 'helped', 'told'], 'a helped dream comes back with what became of it'),
  },
};
