import { createHash } from 'node:crypto';
import type { SiteVideo } from '../../../../../contract/domains/media/video/sites.ts';
import { escapeHtml } from '../../../../platform/escape-html.ts';

const style = 'html,body{margin:0;height:100%;background:#000}iframe{display:block;width:100%;height:100%;border:0}';
const styleHash = createHash('sha256').update(style).digest('base64');
const allowed = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
/** It can't lead the page elsewhere, nor ask for anything of the device. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A page with nothing but another site's player: no other page allows a frame of that site. */
export function playerPage({ site, player }: SiteVideo, title: string): { html: string; policy: string } {
  const called = escapeHtml(title === '' ? site : `${title} (${site})`);
  const frame = `<iframe src="${escapeHtml(player)}" title="${called}" allow="${allowed}" sandbox="${sandbox}" allowfullscreen></iframe>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${called}</title>`;
  return {
    html: `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${frame}</body></html>`,
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      `frame-src ${new URL(player).origin}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  };
}
