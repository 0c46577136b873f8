import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import { oneLine } from '../../../../platform/one-line.ts';

/** What another site says of a video. */
export interface LinkAnswer {
  title: string;
  seconds: number;
  /** Address of its picture, empty without one. */
  picture: string;
}

const dayOfSeconds = 86_400;
const longestAddress = 1000;

/** The site's words, cut to what is shown; what it says otherwise than expected is left out. */
export function linkAnswerOf(json: string): LinkAnswer | undefined {
  const said = objectIn(json);
  if (!said) return undefined;
  const title = typeof said.title === 'string' ? said.title : '';
  const seconds = typeof said.duration === 'number' ? Math.round(said.duration) : 0;
  const picture = [said.thumbnail_url, said.thumbnail_720_url].find((value) => typeof value === 'string');
  return {
    title: oneLine(title.slice(0, longestAddress).toWellFormed().replaceAll('\0', ''))
      .slice(0, videoLimits.title)
      .toWellFormed(),
    seconds: seconds > 0 && seconds < dayOfSeconds ? seconds : 0,
    picture: isAddress(picture) ? picture : '',
  };
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestAddress && URL.canParse(value);

function objectIn(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
