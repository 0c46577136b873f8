import { type FigureSources, ours, rule } from './source.ts';

const MB = 1024 * 1024;

export const videos: FigureSources = {
  file: 'contract/domains/media/video/limits.ts',
  sources: {
    'videoLimits.seconds': rule('R-VID-004', 'maxSeconds'),
    'videoLimits.recordedSeconds': rule('R-VID-004', 'recordedMaxSeconds'),
    'videoLimits.slackSeconds': ours(0.5, 'encoders round to whole frames'),
    'videoLimits.bytes': ours(50 * MB, 'a minute at the pace of a phone’s camera'),
    'videoLimits.pieceBytes': ours(MB / 2, 'what a slow phone sends in half a minute'),
    'videoLimits.uploadsOpen': ours(3, 'one is written at a time, on a few devices'),
    'videoLimits.cover': rule('R-VID-005', 'width'),
    'videoLimits.coverText': ours(700_000, 'four times the largest JPEG of 400x400'),
    'videoLimits.side': ours(4096, 'the largest picture that phones record'),
    'videoLimits.link': ours(1000, 'five times the longest link of the known sites'),
    'videoLimits.title': ours(120, 'three lines on a phone'),
    videoTypes: ours(['video/mp4', 'video/webm'], 'what browsers record and play'),
  },
};
