/** Codecs that the browsers of today play, phones of the cheapest kind among them, by how files name them. */
export const pictureCodecs: readonly string[] = ['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'];
export const soundCodecs: readonly string[] = ['mp4a', 'Opus', 'fLaC', 'A_OPUS', 'A_VORBIS'];

/** What people call the codecs that are refused. */
const names: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  'V_MPEGH/ISO/HEVC': 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  'avc1.110': 'H.264 10 bit',
  'avc1.122': 'H.264 4:2:2',
  'avc1.244': 'H.264 4:4:4',
  mp4v: 'MPEG-4 Visual',
  'V_MPEG4/ISO/ASP': 'MPEG-4 Visual',
  'V_MPEG4/ISO/AVC': 'H.264 in WebM',
  s263: 'H.263',
  jpeg: 'Motion JPEG',
  mjpa: 'Motion JPEG',
  apch: 'ProRes',
  apcn: 'ProRes',
  vvc1: 'H.266',
  encv: 'DRM',
  enca: 'DRM',
  samr: 'AMR',
  sawb: 'AMR',
  'ac-3': 'Dolby Digital',
  'ec-3': 'Dolby Digital',
  A_AC3: 'Dolby Digital',
  A_AAC: 'AAC in WebM',
  alac: 'ALAC',
  sowt: 'PCM',
  twos: 'PCM',
  lpcm: 'PCM',
  ipcm: 'PCM',
};

/** A codec's name for whoever's file is refused; of one that isn't known the file's own code. */
export const codecName = (code: string): string => names[code] ?? (code.replace(/[^\w./-]/g, '').slice(0, 24) || '?');
