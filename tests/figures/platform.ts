import { type FigureSources, ours } from './source.ts';

export const shared: FigureSources = {
  file: 'server/platform/http/limits.ts',
  sources: {
    'sharedLimits.login': ours({ seconds: 60, perAccount: 20, perAddress: 60 }, 'people type; programs guess'),
    'sharedLimits.code': ours({ seconds: 60, perAccount: 60, perAddress: 120 }, 'a page draws a few pictures'),
    'sharedLimits.question': ours({ seconds: 900, perAccount: 15, perAddress: 30 }, 'a program reads the question'),
    'sharedLimits.upload': ours({ seconds: 60, perAccount: 40, perAddress: 400 }, 'four posts full of pictures'),
    'sharedLimits.piece': ours({ seconds: 60, perAccount: 240, perAddress: 1200 }, 'two megabytes a second'),
    'sharedLimits.write': ours({ seconds: 60, perAccount: 60, perAddress: 1200 }, 'one a second; a village an address'),
    'sharedLimits.chat': ours(
      { seconds: 60, perAccount: 240, perAddress: 24_000 },
      'four lines or read marks a second; a village an address',
    ),
    readLimit: ours({ seconds: 60, perAddress: 3000 }, 'a village behind one gateway'),
  },
};
