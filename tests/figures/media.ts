import { constant, type FigureSources, ours } from './source.ts';

export const media: FigureSources = {
  file: 'contract/domains/media/limits.ts',
  sources: {
    'pictureLimits.bytes': constant('pictures.megabytes', { times: 1024 * 1024 }),
    'pictureLimits.sendSeconds': ours(120, 'a slow network takes minutes'),
    'pictureLimits.fullSide': ours(2560, 'the issue of photo boards: for who wants them'),
    'pictureLimits.pixels': ours(50_000_000, 'a good camera’s picture; more fills the memory'),
    'pictureLimits.jpegPixels': ours(
      120_000_000,
      'what phones call 108 MP; read at an eighth, so memory stays as it is',
    ),
    'pictureLimits.frames': ours(300, 'ten seconds of animation'),
    'pictureLimits.widths': ours(
      [320, 480, 640, 960, 1280],
      'the documents’ three, and those between: half the bytes on phones',
    ),
    'pictureLimits.madePixels': ours(
      6_500_000,
      'all widths of a phone’s screenshot; a page of ten of them takes no more',
    ),
    'pictureLimits.types': constant('pictures.types'),
    previewWidth: ours(1200, 'what networks show beside a link'),
  },
};
